import type { Schema } from '../../core/schema.ts'

/** Clicks on advertisements. */
export const schema: Schema = {
  tables: `
CREATE TABLE ad_click (ad_id TEXT NOT NULL, place TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (ad_id, place)) WITHOUT ROWID;
`,
  learnerTables: ['ad_click'],
}
