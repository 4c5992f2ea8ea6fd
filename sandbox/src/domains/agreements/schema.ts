import type { Schema } from '../../core/schema.ts'

/** The agreements that courses need, and what learners sign. Name and number are masked: the numbers themselves are stored nowhere. */
export const schema: Schema = {
  tables: `
CREATE TABLE agreement_text (course_id INTEGER PRIMARY KEY REFERENCES course, title TEXT NOT NULL, sections TEXT NOT NULL);
CREATE TABLE agreement_signature (
  user_id INTEGER NOT NULL REFERENCES user, course_id INTEGER NOT NULL REFERENCES course, real_name TEXT NOT NULL,
  identity_number TEXT NOT NULL, submitted_at INTEGER NOT NULL,
  -- When it succeeds by itself; null: only by the control call.
  succeeds_at INTEGER,
  -- result: 'success' or 'failed', by the control call; null: by the clock.
  result TEXT, decided_at INTEGER NOT NULL DEFAULT 0, reason TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (user_id, course_id)
) WITHOUT ROWID;
`,
  learnerTables: ['agreement_signature'],
}
