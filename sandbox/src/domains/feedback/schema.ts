import type { Schema } from '../../core/schema.ts'

/** Feedback of learners, and its answers. */
export const schema: Schema = {
  tables: `
-- pictures: JSON.
CREATE TABLE feedback (
  id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL REFERENCES user, kind INTEGER NOT NULL, text TEXT NOT NULL,
  pictures TEXT NOT NULL, created_at INTEGER NOT NULL
);
CREATE INDEX feedback_of_user ON feedback (user_id, created_at DESC, id DESC);
CREATE TABLE feedback_answer (
  id INTEGER PRIMARY KEY AUTOINCREMENT, feedback_id INTEGER NOT NULL REFERENCES feedback, text TEXT NOT NULL, at INTEGER NOT NULL
);
CREATE INDEX answer_of_feedback ON feedback_answer (feedback_id, id);
`,
  learnerTables: ['feedback', 'feedback_answer'],
}
