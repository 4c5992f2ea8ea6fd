import type { Schema } from '../../core/schema.ts'

/** What protects an account. */
export const schema: Schema = {
  tables: `
-- A proof of identity, by its hash: for one purpose, in one login, once.
CREATE TABLE identity_proof (
  hash TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES user, login_id TEXT NOT NULL, purpose TEXT NOT NULL,
  expires_at INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
-- When a copy of the personal data was asked for.
CREATE TABLE data_copy (user_id INTEGER NOT NULL REFERENCES user, asked_at INTEGER NOT NULL);
CREATE INDEX data_copy_of_user ON data_copy (user_id, asked_at);
`,
  learnerTables: ['identity_proof', 'data_copy'],
}
