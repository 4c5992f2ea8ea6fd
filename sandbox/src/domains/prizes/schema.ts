import type { Schema } from '../../core/schema.ts'

/** What learners have won. */
export const schema: Schema = {
  tables: `
-- address: JSON; null: not given yet, or nothing is sent. claim_until 0: nothing is sent.
CREATE TABLE prize (
  id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL REFERENCES user, name TEXT NOT NULL, picture TEXT NOT NULL,
  activity TEXT NOT NULL, won_at INTEGER NOT NULL, claim_until INTEGER NOT NULL, address TEXT, address_at INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX prize_of_user ON prize (user_id, won_at DESC, id DESC);
`,
  learnerTables: ['prize'],
}
