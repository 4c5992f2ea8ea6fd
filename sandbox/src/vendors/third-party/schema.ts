import type { Schema } from '../../core/schema.ts'

/** The accounts of the third parties, and the learners to whom they are bound. */
export const schema: Schema = {
  tables: `
CREATE TABLE third_account (
  type INTEGER NOT NULL, openid TEXT NOT NULL, unionid TEXT NOT NULL, nickname TEXT NOT NULL, user_id INTEGER REFERENCES user,
  position INTEGER NOT NULL, PRIMARY KEY (type, openid)
) WITHOUT ROWID;
CREATE UNIQUE INDEX third_account_by_user ON third_account (type, user_id);
CREATE TABLE third_credential (
  credential TEXT PRIMARY KEY, type INTEGER NOT NULL, openid TEXT NOT NULL, expires_at INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0,
  -- The Device-Id that logged in with it last, and when.
  device TEXT NOT NULL DEFAULT '', used_at INTEGER NOT NULL DEFAULT 0,
  FOREIGN KEY (type, openid) REFERENCES third_account
) WITHOUT ROWID;
`,
  learnerTables: ['third_account', 'third_credential'],
}
