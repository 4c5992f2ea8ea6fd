/** What protects an account. */
export const safetyTables = `
-- A proof of identity, by its hash: for one purpose, in one login, once.
CREATE TABLE identity_proof (
  hash TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES user, login_id TEXT NOT NULL, purpose TEXT NOT NULL,
  expires_at INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
`

/** In the order in which they are emptied. */
export const safetyTableNames = ['identity_proof']
