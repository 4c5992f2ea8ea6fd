import { createHash } from 'node:crypto'
import type { Beacon, Failure } from '@xhkt/contract/federation/beacon'
import type { ErrorGroup } from '@xhkt/contract/federation/error-group'
import type { Database } from './database.ts'
import { releaseFigures, type SelectedReleases } from './release-counts.ts'

const add = `INSERT INTO error_group (key, area, release, step, error, stack, count, first_at, last_at, engine, page, actions)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, 1, ?7, ?7, ?8, ?9, ?10)
  ON CONFLICT DO UPDATE SET count = count + 1, last_at = excluded.last_at, engine = excluded.engine, page = excluded.page, actions = excluded.actions`

const keyOf = ({ area, release, step, error, stack }: Failure): string =>
  createHash('sha256').update(JSON.stringify([area, release, step, error, stack])).digest('base64url')

export function addErrors(database: Database, { failures, engine = '' as never }: Beacon, at: number): void {
  for (const failure of failures) {
    const { area, release, step, error, stack = '', page = '', actions = [] } = failure
    database.run(add, keyOf(failure), area, release, step, error, stack, at, engine, page, JSON.stringify(actions))
  }
}

const groups = `SELECT area, release, step, error, stack, count, first_at, last_at, engine, page, actions FROM error_group
  WHERE (?1 IS NULL OR area = ?1) AND (?2 IS NULL OR release = ?2) AND last_at >= ?3 ORDER BY count DESC, last_at DESC LIMIT 500`

/** The groups that had a failure since then, the most frequent first. Their counts reach back to the first failure. */
export function errorGroups(database: Database, { area, release, since = 0 }: SelectedReleases): ErrorGroup[] {
  const openings = new Map(releaseFigures(database, { area, release }).map((one) => [`${one.area} ${one.release}`, one.openings]))
  return database.all<ErrorGroup & { actions: string }>(groups, area ?? null, release ?? null, since).map((row) => ({
    ...row,
    engine: row.engine || null,
    actions: JSON.parse(row.actions) as string[],
    openings: openings.get(`${row.area} ${row.release}`) ?? 0,
  }))
}
