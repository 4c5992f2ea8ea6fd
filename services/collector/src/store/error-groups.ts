import { createHash } from 'node:crypto'
import type { Beacon, Failure } from '@xhkt/contract/federation/beacon'
import type { ErrorGroup } from '@xhkt/contract/federation/error-group'
import type { Database } from './database.ts'
import { allOf, openingsOf, type SelectedReleases } from './release-counts.ts'
import type { SummedRows } from './summed-rows.ts'

const day = 86_400

const keyOf = ({ area, release, step, error, stack }: Failure): string =>
  createHash('sha256').update(JSON.stringify([area, release, step, error, stack])).digest('base64url')

export function addErrors(rows: SummedRows, { failures, engine = '' as never }: Beacon, at: number): void {
  for (const failure of failures) {
    const { area, release, step, error, stack = '', page = '', actions = [] } = failure
    const [key, last] = [keyOf(failure), { last_at: at, engine, page, actions: JSON.stringify(actions) }]
    rows.add('error_group', { key, area, release, step, error, stack, count: 1, first_at: at, ...last })
    rows.add('error_day', { key, day: at - (at % day), count: 1 })
  }
}

/** The groups that had a failure since then, the most frequent first. Counts and page loads are those since the start of that day. */
export async function errorGroups(database: Database, { area, release, since = 0 }: SelectedReleases, limit = 500): Promise<ErrorGroup[]> {
  const start = since - (since % day)
  const { where, values } = allOf(['area =', area], ['release =', release], ['last_at >=', since], ['day >=', start])
  const groups = `SELECT area, release, step, error, stack, sum(error_day.count) AS count, first_at, last_at, engine, page, actions
    FROM error_group JOIN error_day USING (key) WHERE ${where}
    GROUP BY error_group.key ORDER BY count DESC, last_at DESC LIMIT ${limit}`
  const found = await database.read<ErrorGroup & { actions: string }>(groups, ...values)
  const openings = new Map<string, number>()
  for (const one of found) {
    const name = `${one.area} ${one.release}`
    if (!openings.has(name)) openings.set(name, await openingsOf(database, { area: one.area, release: one.release, since: start }))
  }
  return found.map((row) => ({
    ...row,
    engine: row.engine || null,
    actions: JSON.parse(row.actions) as string[],
    openings: openings.get(`${row.area} ${row.release}`) ?? 0,
  }))
}
