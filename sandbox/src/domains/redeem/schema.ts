import type { Schema } from '../../core/schema.ts'

/** Redeem codes. */
export const schema: Schema = {
  tables: `
CREATE TABLE redeem_code (
  code TEXT PRIMARY KEY, course_id INTEGER NOT NULL REFERENCES course,
  -- Null: for everybody.
  user_id INTEGER REFERENCES user,
  expires_at INTEGER NOT NULL,
  -- 0: not used yet. order_no is null for a code that was used before the seed.
  used_at INTEGER NOT NULL DEFAULT 0, order_no TEXT REFERENCES orders
) WITHOUT ROWID;
`,
  learnerTables: ['redeem_code'],
}
