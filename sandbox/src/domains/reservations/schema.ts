import type { Schema } from '../../core/schema.ts'

/** Reserved live lessons. */
export const schema: Schema = {
  tables: `
CREATE TABLE reservation (
  user_id INTEGER NOT NULL REFERENCES user, section_id INTEGER NOT NULL REFERENCES lesson, created_at INTEGER NOT NULL,
  PRIMARY KEY (section_id, user_id)
) WITHOUT ROWID;
CREATE INDEX reservation_by_user ON reservation (user_id);
`,
  learnerTables: ['reservation'],
}
