import type { Schema } from '../../core/schema.ts'

/** What learners say about themselves, beside the nickname and the avatar of the user. birthday: `2004-02-29`; empty: not given. */
export const schema: Schema = {
  tables: `
CREATE TABLE profile (
  user_id INTEGER PRIMARY KEY REFERENCES user, gender INTEGER NOT NULL DEFAULT 0, birthday TEXT NOT NULL DEFAULT '',
  -- region_id: a district of the region data.
  region_id TEXT, school_id TEXT, major_id TEXT
);
`,
  learnerTables: ['profile'],
}
