import type { Schema } from '../../core/schema.ts'

/** Pictures that learners upload. */
export const schema: Schema = {
  tables: `
-- purpose: the form that it was uploaded for. file: its name below the data folder. used 0: it is removed after a day.
CREATE TABLE picture (
  id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL REFERENCES user, purpose TEXT NOT NULL, file TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX picture_unused ON picture (created_at) WHERE used = 0;
`,
  learnerTables: ['picture'],
}
