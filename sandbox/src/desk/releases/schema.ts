import type { Schema } from '../../core/schema.ts'

/**
 * What browsers report about releases. `step` is where a page failed, or `load` for a successful load; an empty `engine` is one that the
 * page does not name.
 */
export const schema: Schema = {
  tables: `
CREATE TABLE beacon (
  id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, area TEXT NOT NULL, release TEXT NOT NULL, step TEXT NOT NULL,
  engine TEXT NOT NULL, error TEXT NOT NULL, count INTEGER NOT NULL, UNIQUE (area, release, at, step, engine, error)
);
CREATE TABLE not_found (
  path TEXT NOT NULL, came_from TEXT NOT NULL, count INTEGER NOT NULL, last_at INTEGER NOT NULL, UNIQUE (path, came_from)
);
CREATE TABLE answer_fault (
  call TEXT NOT NULL, field TEXT NOT NULL, expected TEXT NOT NULL, received TEXT NOT NULL, host TEXT NOT NULL,
  count INTEGER NOT NULL, last_at INTEGER NOT NULL, UNIQUE (call, field, received, host)
);
`,
  learnerTables: ['beacon', 'not_found', 'answer_fault'],
}
