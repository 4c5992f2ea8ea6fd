/** What protects an account. */
export const safetyTables = `
-- A proof of identity, by its hash: for one purpose, in one login, once.
CREATE TABLE identity_proof (
  hash TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES user, login_id TEXT NOT NULL, purpose TEXT NOT NULL,
  expires_at INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
-- The device of a login. agent: what its browser says of itself.
CREATE TABLE login_device (
  id INTEGER PRIMARY KEY AUTOINCREMENT, login_id TEXT NOT NULL UNIQUE, user_id INTEGER NOT NULL REFERENCES user, agent TEXT NOT NULL,
  logged_in_at INTEGER NOT NULL, last_seen_at INTEGER NOT NULL
);
CREATE INDEX device_of_user ON login_device (user_id, last_seen_at);
CREATE TABLE account_closing (user_id INTEGER PRIMARY KEY REFERENCES user, closes_at INTEGER NOT NULL);
CREATE INDEX closing_due ON account_closing (closes_at);
-- When a copy of the personal data was asked for.
CREATE TABLE data_copy (user_id INTEGER NOT NULL REFERENCES user, asked_at INTEGER NOT NULL);
CREATE INDEX data_copy_of_user ON data_copy (user_id, asked_at);
`

/** In the order in which they are emptied. */
export const safetyTableNames = ['identity_proof', 'login_device', 'account_closing', 'data_copy']
