import type { AnswerFaultCount, Beacon, NotFound } from '@xhkt/contract/federation/beacon'
import type { ErrorGroup } from '@xhkt/contract/federation/error-group'
import type { Health, ReleaseFigures } from '@xhkt/contract/federation/release-figures'
import type { Database } from './database.ts'
import { addErrors, errorGroups } from './error-groups.ts'
import { GroupCommit } from './group-commit.ts'
import { openDatabase } from './open-database.ts'
import { addCounts, mergeCounts, releaseFigures, type SelectedReleases } from './release-counts.ts'
import { tables } from './tables.ts'
import { type BucketCount, bucketOf, percentiles, type VitalFigures } from './vitals.ts'

/** The buckets of the 200 pages with the most loads, because anyone can send any name of a page. */
const buckets = `WITH shown AS (
    SELECT area, release, page FROM vital WHERE day >= ?1 GROUP BY area, release, page ORDER BY sum(count) DESC LIMIT 200
  ) SELECT area, release, page, name, bucket, sum(count) AS count FROM vital JOIN shown USING (area, release, page) WHERE day >= ?1
  GROUP BY area, release, page, name, bucket ORDER BY area, page, release, name, bucket`
const notFoundSince = 'SELECT path, came_from, count, last_at FROM not_found WHERE last_at >= ?1 ORDER BY count DESC, path, came_from'
const answerFaultsSince =
  'SELECT call, field, expected, received, host, count, last_at FROM answer_fault WHERE last_at >= ?1 ORDER BY call, count DESC, field'

/** Counts keep their second so long, and then their minute: a watch asks since the second of a promote. After that they keep their hour. */
const [exactFor, byMinuteFor] = [900, 6 * 3_600]
const day = 86_400

type At = { last_at: number }

/** What the collector knows. Times are Unix seconds. What does not reach the database throws a `DatabaseError`. */
export class BeaconStore {
  private readonly commits: GroupCommit
  /** Seconds by which the clock of the database is ahead of that of this machine. */
  private ahead = 0

  private constructor(private readonly database: Database) {
    this.commits = new GroupCommit(database)
  }

  /** @param place - a folder, or the address of a PostgreSQL database */
  static async open(place: string): Promise<BeaconStore> {
    const store = new BeaconStore(await openDatabase(place))
    await store.readClock()
    return store
  }

  /** The time by the clock of the database, which is the same for all that share it. */
  now(): number {
    return Math.floor(Date.now() / 1_000) + this.ahead
  }

  /** Follows the clock of the database. */
  async readClock(): Promise<void> {
    this.ahead = await this.database.secondsAhead()
  }

  /** Adds a beacon. Once this is done, the end of the process cannot lose it. */
  add(beacon: Beacon, at = this.now()): Promise<void> {
    const { not_found = [], answer_faults = [], vitals = [] } = beacon
    return this.commits.add((rows) => {
      addCounts(rows, beacon, at)
      addErrors(rows, beacon, at)
      for (const vital of vitals) rows.add('vital', { ...vital, day: at - (at % day), bucket: bucketOf(vital), count: 1 })
      for (const { path, from, count } of not_found) rows.add('not_found', { path, came_from: from ?? '', count, last_at: at })
      for (const fault of answer_faults) rows.add('answer_fault', { ...fault, last_at: at })
    })
  }

  figures(selected: SelectedReleases): Promise<(ReleaseFigures & Health)[]> {
    return releaseFigures(this.database, selected)
  }

  errors(selected: SelectedReleases, limit?: number): Promise<ErrorGroup[]> {
    return errorGroups(this.database, selected, limit)
  }

  async vitals(since = 0): Promise<VitalFigures[]> {
    return percentiles(await this.database.read<BucketCount>(buckets, since - (since % day)))
  }

  /** The addresses that no page has, most frequent first. */
  async notFound(since = 0): Promise<(NotFound & At)[]> {
    const rows = await this.database.read<Omit<NotFound, 'from'> & { came_from: string } & At>(notFoundSince, since)
    return rows.map(({ came_from, ...row }) => ({ ...row, from: came_from || null }))
  }

  /** The fields of answers that broke the contract, by call. */
  answerFaults(since = 0): Promise<(AnswerFaultCount & At)[]> {
    return this.database.read(answerFaultsSince, since)
  }

  /** Removes what is older than `keepDays`, and the oldest and rarest rows of a table that has too many; sums older counts. */
  prune(now: number, keepDays: number): Promise<void> {
    const merges = [mergeCounts(now - exactFor, 60), mergeCounts(now - byMinuteFor, 3_600)]
    const removals = Object.entries(tables).map(([table, { key, time, maxRows }]) => {
      const columns = key.join(', ')
      const tooMany = `(SELECT CASE WHEN count(*) > ?1 THEN count(*) - ?1 ELSE 0 END FROM ${table})`
      const oldest = `SELECT ${columns} FROM ${table} ORDER BY ${time}, count LIMIT ${tooMany}`
      return [
        { sql: `DELETE FROM ${table} WHERE ${time} < ?1`, values: [now - keepDays * day] },
        { sql: `DELETE FROM ${table} WHERE (${columns}) IN (${oldest})`, values: [maxRows] },
      ]
    })
    return this.database.write([...merges, ...removals].flat())
  }

  /** Nothing may be added afterwards. */
  close(): Promise<void> {
    return this.database.close()
  }
}
