import type { NotFound } from '@xhkt/contract/federation/beacon'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'

/** Anyone can send any address, so the number of rows is bounded. */
const maxRows = 1_000

const add = `INSERT INTO not_found (path, came_from, count, last_at) VALUES (?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET count = count + excluded.count, last_at = excluded.last_at`
const dropOldest = `DELETE FROM not_found WHERE rowid IN (SELECT rowid FROM not_found ORDER BY last_at DESC, rowid DESC LIMIT -1 OFFSET ${maxRows})`

/** Adds up the addresses that no page has. */
export function saveNotFound({ db }: Context, missed: NotFound[]): void {
  const at = Math.floor(Date.now() / 1000)
  db.transaction(() => {
    for (const { path, from, count } of missed) db.run(add, path, from ?? '', count, at)
    db.run(dropOldest)
  })
}

const sums = query<Omit<NotFound, 'from'> & { came_from: string; last_at: number }>(
  'SELECT path, came_from, count, last_at FROM not_found WHERE last_at >= ? ORDER BY count DESC, path, came_from',
)

/** The addresses that no page has and that were shown since then (Unix seconds), most frequent first. */
export function notFoundCounts({ db }: Context, since = 0): (NotFound & { last_at: number })[] {
  return db.all(sums, since).map(({ path, came_from, count, last_at }) => ({ path, from: came_from || null, count, last_at }))
}
