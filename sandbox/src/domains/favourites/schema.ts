import type { Schema } from '../../core/schema.ts'

/** The courses that learners keep for later. */
export const schema: Schema = {
  tables: `
CREATE TABLE favourite (
  user_id INTEGER NOT NULL REFERENCES user, course_id INTEGER NOT NULL REFERENCES course, added_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, course_id)
) WITHOUT ROWID;
CREATE INDEX favourite_by_age ON favourite (user_id, added_at DESC, course_id);
`,
  learnerTables: ['favourite'],
}
