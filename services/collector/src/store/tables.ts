interface Table {
  /** Two rows differ in one of these. */
  key: string[]
  /** What stays as it came first. */
  first: string[]
  /** What a later row replaces. */
  latest: string[]
  /** The time by which its rows age. */
  time: string
  /** Anyone can send anything, so that each table has a limit. */
  maxRows: number
}

const releaseCount = ['area', 'release', 'step', 'engine', 'error', 'at']
const errorGroup = ['area', 'release', 'step', 'error', 'stack', 'first_at']
const vital = ['area', 'release', 'page', 'name', 'day', 'bucket']

/** The columns of each table beside `count`, which is summed. */
export const tables = {
  release_count: { key: releaseCount, first: [], latest: [], time: 'at', maxRows: 300_000 },
  error_group: { key: ['key'], first: errorGroup, latest: ['last_at', 'engine', 'page', 'actions'], time: 'last_at', maxRows: 10_000 },
  error_day: { key: ['key', 'day'], first: [], latest: [], time: 'day', maxRows: 50_000 },
  vital: { key: vital, first: [], latest: [], time: 'day', maxRows: 100_000 },
  not_found: { key: ['path', 'came_from'], first: [], latest: ['last_at'], time: 'last_at', maxRows: 1_000 },
  answer_fault: { key: ['call', 'field', 'received', 'host'], first: ['expected'], latest: ['last_at'], time: 'last_at', maxRows: 1_000 },
} satisfies Record<string, Table>

export type TableName = keyof typeof tables

interface Types {
  /** Its texts are ordered by their bytes. */
  text: string
  /** What follows the columns. */
  storage: string
}

/**
 * The SQL that makes the tables where they are not there. `at`, `first_at`, `last_at` and `day` are Unix seconds. `step` is where a page
 * failed, or `load`. An empty text is one that the beacon does not name.
 */
export const createTables = ({ text, storage }: Types): string => `
CREATE TABLE IF NOT EXISTS release_count (
  area ${text} NOT NULL, release ${text} NOT NULL, step ${text} NOT NULL, engine ${text} NOT NULL, error ${text} NOT NULL, at BIGINT NOT NULL,
  count BIGINT NOT NULL, PRIMARY KEY (area, release, step, engine, error, at)
) ${storage};
CREATE INDEX IF NOT EXISTS release_count_by_time ON release_count (at);
CREATE TABLE IF NOT EXISTS error_group (
  key ${text} PRIMARY KEY, area ${text} NOT NULL, release ${text} NOT NULL, step ${text} NOT NULL, error ${text} NOT NULL, stack ${text} NOT NULL,
  count BIGINT NOT NULL, first_at BIGINT NOT NULL, last_at BIGINT NOT NULL, engine ${text} NOT NULL, page ${text} NOT NULL, actions ${text} NOT NULL
) ${storage};
CREATE TABLE IF NOT EXISTS error_day (
  key ${text} NOT NULL, day BIGINT NOT NULL, count BIGINT NOT NULL, PRIMARY KEY (key, day)
) ${storage};
INSERT INTO error_day SELECT key, last_at - last_at % 86400, count FROM error_group WHERE key NOT IN (SELECT key FROM error_day);
CREATE TABLE IF NOT EXISTS vital (
  area ${text} NOT NULL, release ${text} NOT NULL, page ${text} NOT NULL, name ${text} NOT NULL, day BIGINT NOT NULL, bucket BIGINT NOT NULL,
  count BIGINT NOT NULL, PRIMARY KEY (area, release, page, name, day, bucket)
) ${storage};
CREATE TABLE IF NOT EXISTS not_found (
  path ${text} NOT NULL, came_from ${text} NOT NULL, count BIGINT NOT NULL, last_at BIGINT NOT NULL, PRIMARY KEY (path, came_from)
) ${storage};
CREATE TABLE IF NOT EXISTS answer_fault (
  call ${text} NOT NULL, field ${text} NOT NULL, expected ${text} NOT NULL, received ${text} NOT NULL, host ${text} NOT NULL,
  count BIGINT NOT NULL, last_at BIGINT NOT NULL, PRIMARY KEY (call, field, received, host)
) ${storage};
`
