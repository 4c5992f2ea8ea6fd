import type { Schema } from '../../core/schema.ts'

/** Delivery addresses. */
export const schema: Schema = {
  tables: `
CREATE TABLE address (
  id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL REFERENCES user, name TEXT NOT NULL, phone TEXT NOT NULL,
  -- A district of the region data.
  region_id TEXT NOT NULL, detail TEXT NOT NULL, is_default INTEGER NOT NULL
);
CREATE INDEX address_of_user ON address (user_id, id);
CREATE UNIQUE INDEX address_default ON address (user_id) WHERE is_default = 1;
`,
  learnerTables: ['address'],
}
