import { type Db, query } from '../../core/database.ts'

/** Switched off by the first account. Its other timetable, of 1014, is on; their weekly lessons overlap. */
const off = 1028

const course = query<{ id: number }>('SELECT id FROM course WHERE id = ?')

export function seedTimetables(db: Db): void {
  // A sandbox of 12 courses does not have it.
  if (db.get(course, off)) db.run('INSERT INTO timetable_off (user_id, course_id) VALUES (1, ?)', off)
}
