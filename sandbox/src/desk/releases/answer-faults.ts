import type { AnswerFaultCount } from '@xhkt/contract/federation/beacon'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'

/** Anyone can send any field, so the number of rows is bounded. */
const maxRows = 1_000

const add = `INSERT INTO answer_fault (call, field, expected, received, host, count, last_at) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET count = count + excluded.count, last_at = excluded.last_at`
const dropOldest = `DELETE FROM answer_fault WHERE rowid IN (SELECT rowid FROM answer_fault ORDER BY last_at DESC, rowid DESC LIMIT -1 OFFSET ${maxRows})`

/** Adds up the fields of answers that broke the contract. */
export function saveAnswerFaults({ db }: Context, faults: AnswerFaultCount[]): void {
  const at = Math.floor(Date.now() / 1000)
  db.transaction(() => {
    for (const { call, field, expected, received, host, count } of faults) db.run(add, call, field, expected, received, host, count, at)
    db.run(dropOldest)
  })
}

const sums = query<AnswerFaultCount & { last_at: number }>(
  'SELECT call, field, expected, received, host, count, last_at FROM answer_fault WHERE last_at >= ? ORDER BY call, count DESC, field',
)

/** The fields of answers that broke the contract since then (Unix seconds), by call. */
export const answerFaults = ({ db }: Context, since = 0): (AnswerFaultCount & { last_at: number })[] => db.all(sums, since)
