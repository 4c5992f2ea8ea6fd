import type { Schema } from '../../core/schema.ts'

/** The timetables that learners have switched off; all others are on. Lessons with a time are found by their course and start. */
export const schema: Schema = {
  tables: `
CREATE TABLE timetable_off (
  user_id INTEGER NOT NULL REFERENCES user, course_id INTEGER NOT NULL REFERENCES course, PRIMARY KEY (user_id, course_id)
) WITHOUT ROWID;
CREATE INDEX lesson_with_room ON lesson (course_id, starts_at) WHERE live_room_id <> '';
`,
  learnerTables: ['timetable_off'],
}
