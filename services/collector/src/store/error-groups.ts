import { createHash } from 'node:crypto'
import type { Beacon, Failure } from '@xhkt/contract/federation/beacon'
import type { ErrorGroup } from '@xhkt/contract/federation/error-group'
import type { Database } from './database.ts'
import { openingsOf, type SelectedReleases } from './release-counts.ts'

const add = `INSERT INTO error_group (key, area, release, step, error, stack, count, first_at, last_at, engine, page, actions)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, 1, ?7, ?7, ?8, ?9, ?10)
  ON CONFLICT DO UPDATE SET count = count + 1, last_at = excluded.last_at, engine = excluded.engine, page = excluded.page, actions = excluded.actions`
const addDay = 'INSERT INTO error_day (key, day, count) VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1'

const day = 86_400

const keyOf = ({ area, release, step, error, stack }: Failure): string =>
  createHash('sha256').update(JSON.stringify([area, release, step, error, stack])).digest('base64url')

export function addErrors(database: Database, { failures, engine = '' as never }: Beacon, at: number): void {
  for (const failure of failures) {
    const { area, release, step, error, stack = '', page = '', actions = [] } = failure
    const key = keyOf(failure)
    database.run(add, key, area, release, step, error, stack, at, engine, page, JSON.stringify(actions))
    database.run(addDay, key, at - (at % day))
  }
}

const groups = `SELECT area, release, step, error, stack, sum(error_day.count) AS count, first_at, last_at, engine, page, actions
  FROM error_group JOIN error_day USING (key)
  WHERE (?1 IS NULL OR area = ?1) AND (?2 IS NULL OR release = ?2) AND last_at >= ?3 AND day >= ?4
  GROUP BY key ORDER BY count DESC, last_at DESC LIMIT ?5`

/** The groups that had a failure since then, the most frequent first. Counts and page loads are those since the start of that day. */
export function errorGroups(database: Database, { area, release, since = 0 }: SelectedReleases, limit = 500): ErrorGroup[] {
  const start = since - (since % day)
  const openings = new Map<string, number>()
  const startedOf = (one: Pick<ErrorGroup, 'area' | 'release'>): number => {
    const known = openings.get(`${one.area} ${one.release}`) ?? openingsOf(database, { area: one.area, release: one.release, since: start })
    openings.set(`${one.area} ${one.release}`, known)
    return known
  }
  return database.all<ErrorGroup & { actions: string }>(groups, area ?? null, release ?? null, since, start, limit).map((row) => ({
    ...row,
    engine: row.engine || null,
    actions: JSON.parse(row.actions) as string[],
    openings: startedOf(row),
  }))
}
