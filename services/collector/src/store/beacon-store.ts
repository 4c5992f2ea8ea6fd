import type { AnswerFaultCount, Beacon, NotFound } from '@xhkt/contract/federation/beacon'
import type { ErrorGroup } from '@xhkt/contract/federation/error-group'
import type { Health, ReleaseFigures } from '@xhkt/contract/federation/release-figures'
import { type Database, openDatabase } from './database.ts'
import { addErrors, errorGroups } from './error-groups.ts'
import { addCounts, mergeCounts, releaseFigures, type SelectedReleases } from './release-counts.ts'
import { type BucketCount, bucketOf, percentiles, type VitalFigures } from './vitals.ts'

const addVital = `INSERT INTO vital (area, release, page, name, day, bucket, count) VALUES (?, ?, ?, ?, ?, ?, 1)
  ON CONFLICT DO UPDATE SET count = count + 1`
/** The buckets of the 200 pages with the most loads, because anyone can send any name of a page. */
const buckets = `WITH shown AS (
    SELECT area, release, page FROM vital WHERE day >= ?1 GROUP BY area, release, page ORDER BY sum(count) DESC LIMIT 200
  ) SELECT area, release, page, name, bucket, sum(count) AS count FROM vital JOIN shown USING (area, release, page) WHERE day >= ?1
  GROUP BY area, release, page, name, bucket ORDER BY area, page, release, name, bucket`
const addNotFound = `INSERT INTO not_found (path, came_from, count, last_at) VALUES (?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET count = count + excluded.count, last_at = excluded.last_at`
const notFoundSince = 'SELECT path, came_from, count, last_at FROM not_found WHERE last_at >= ? ORDER BY count DESC, path, came_from'
const addAnswerFault = `INSERT INTO answer_fault (call, field, expected, received, host, count, last_at) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET count = count + excluded.count, last_at = excluded.last_at`
const answerFaultsSince =
  'SELECT call, field, expected, received, host, count, last_at FROM answer_fault WHERE last_at >= ? ORDER BY call, count DESC, field'

/** The key of each table, the time by which its rows age, and how many are kept: anyone can send anything. */
const kept = [
  ['release_count', 'area, release, step, engine, error, at', 'at', 300_000],
  ['error_group', 'key', 'last_at', 10_000],
  ['error_day', 'key, day', 'day', 50_000],
  ['vital', 'area, release, page, name, day, bucket', 'day', 100_000],
  ['not_found', 'path, came_from', 'last_at', 1_000],
  ['answer_fault', 'call, field, received, host', 'last_at', 1_000],
] as const

/** Counts keep their second so long, and then their minute: a watch asks since the second of a promote. After that they keep their hour. */
const [exactFor, byMinuteFor] = [900, 6 * 3_600]
const day = 86_400

type At = { last_at: number }

/** What the collector knows, in one file. Times are Unix seconds. */
export class BeaconStore {
  private readonly database: Database

  constructor(dataDir: string) {
    this.database = openDatabase(dataDir)
  }

  /** Adds a beacon. Once this returns, the end of the process cannot lose it. */
  add(beacon: Beacon, at: number): void {
    const { not_found = [], answer_faults = [], vitals = [] } = beacon
    this.database.transaction(() => {
      addCounts(this.database, beacon, at)
      addErrors(this.database, beacon, at)
      for (const vital of vitals) {
        this.database.run(addVital, vital.area, vital.release, vital.page, vital.name, at - (at % day), bucketOf(vital))
      }
      for (const { path, from, count } of not_found) this.database.run(addNotFound, path, from ?? '', count, at)
      for (const { call, field, expected, received, host, count } of answer_faults) {
        this.database.run(addAnswerFault, call, field, expected, received, host, count, at)
      }
    })
  }

  figures(selected: SelectedReleases): (ReleaseFigures & Health)[] {
    return releaseFigures(this.database, selected)
  }

  errors(selected: SelectedReleases, limit?: number): ErrorGroup[] {
    return errorGroups(this.database, selected, limit)
  }

  vitals(since = 0): VitalFigures[] {
    return percentiles(this.database.all<BucketCount>(buckets, since - (since % day)))
  }

  /** The addresses that no page has, most frequent first. */
  notFound(since = 0): (NotFound & At)[] {
    const rows = this.database.all<Omit<NotFound, 'from'> & { came_from: string } & At>(notFoundSince, since)
    return rows.map(({ came_from, ...row }) => ({ ...row, from: came_from || null }))
  }

  /** The fields of answers that broke the contract, by call. */
  answerFaults(since = 0): (AnswerFaultCount & At)[] {
    return this.database.all(answerFaultsSince, since)
  }

  /** Removes what is older than `keepDays`, and the oldest and rarest rows of a table that has too many; sums older counts. */
  prune(now: number, keepDays: number): void {
    this.database.transaction(() => {
      for (const [age, span] of [[exactFor, 60], [byMinuteFor, 3_600]] as const) {
        mergeCounts(this.database, now - age - ((now - age) % span), span)
      }
      for (const [table, key, time, rows] of kept) {
        this.database.run(`DELETE FROM ${table} WHERE ${time} < ?`, now - keepDays * day)
        this.database.run(
          `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} ORDER BY ${time}, count LIMIT max(0, (SELECT count(*) FROM ${table}) - ?1))`,
          rows,
        )
      }
    })
  }

  close(): void {
    this.database.close()
  }
}
