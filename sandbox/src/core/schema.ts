/** Raise it when a table or the seed changes, so that existing databases are created again. */
export const schemaVersion = '17'

/** What a folder keeps in the database. */
export interface Schema {
  /** Creates its tables and indexes. A table may refer to one of another schema. */
  tables: string
  /** The tables of what learners do: a reset empties them. */
  learnerTables?: readonly string[]
  /** Removes the rows that learners have added to its other tables, before a reset empties those. */
  removeLearnerRows?: string
}

export const schema: Schema = {
  tables: `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
-- kind: what is tried, a password or a redeem code; subject: the phone or the learner.
CREATE TABLE wrong_try (
  kind TEXT NOT NULL, subject TEXT NOT NULL, count INTEGER NOT NULL, last_at INTEGER NOT NULL, PRIMARY KEY (kind, subject)
) WITHOUT ROWID;
CREATE TABLE idempotent_answer (
  id INTEGER PRIMARY KEY AUTOINCREMENT, caller TEXT NOT NULL, call TEXT NOT NULL, key TEXT NOT NULL, body_hash TEXT NOT NULL,
  data TEXT NOT NULL, expires_at INTEGER NOT NULL, UNIQUE (caller, call, key)
);
CREATE INDEX idempotent_answer_by_expiry ON idempotent_answer (expires_at);
`,
  learnerTables: ['idempotent_answer', 'wrong_try'],
}
