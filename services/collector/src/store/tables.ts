/**
 * `at`, `first_at`, `last_at` and `day` are Unix seconds. `step` is where a page failed, or `load`. An empty text is one that the beacon
 * does not name.
 */
export const tables = `
CREATE TABLE IF NOT EXISTS release_count (
  area TEXT NOT NULL, release TEXT NOT NULL, step TEXT NOT NULL, engine TEXT NOT NULL, error TEXT NOT NULL, at INTEGER NOT NULL,
  count INTEGER NOT NULL, PRIMARY KEY (area, release, step, engine, error, at)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS release_count_by_time ON release_count (at);
CREATE TABLE IF NOT EXISTS error_group (
  key TEXT PRIMARY KEY, area TEXT NOT NULL, release TEXT NOT NULL, step TEXT NOT NULL, error TEXT NOT NULL, stack TEXT NOT NULL,
  count INTEGER NOT NULL, first_at INTEGER NOT NULL, last_at INTEGER NOT NULL, engine TEXT NOT NULL, page TEXT NOT NULL, actions TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS error_day (
  key TEXT NOT NULL, day INTEGER NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (key, day)
) WITHOUT ROWID;
INSERT INTO error_day SELECT key, last_at - last_at % 86400, count FROM error_group WHERE key NOT IN (SELECT key FROM error_day);
CREATE TABLE IF NOT EXISTS vital (
  area TEXT NOT NULL, release TEXT NOT NULL, page TEXT NOT NULL, name TEXT NOT NULL, day INTEGER NOT NULL, bucket INTEGER NOT NULL,
  count INTEGER NOT NULL, PRIMARY KEY (area, release, page, name, day, bucket)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS not_found (
  path TEXT NOT NULL, came_from TEXT NOT NULL, count INTEGER NOT NULL, last_at INTEGER NOT NULL, PRIMARY KEY (path, came_from)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS answer_fault (
  call TEXT NOT NULL, field TEXT NOT NULL, expected TEXT NOT NULL, received TEXT NOT NULL, host TEXT NOT NULL,
  count INTEGER NOT NULL, last_at INTEGER NOT NULL, PRIMARY KEY (call, field, received, host)
) WITHOUT ROWID;
`
