import type { Owner } from '@xhkt/contract/federation/areas'
import type { Beacon, Engine, Step } from '@xhkt/contract/federation/beacon'
import { type EngineFigures, type Health, healthOf, type ReleaseFigures, sumFigures, type Sums } from '@xhkt/contract/federation/release-figures'
import type { Database } from './database.ts'

export interface SelectedReleases {
  area?: Owner
  release?: string
  /** Unix seconds. */
  since?: number
}

const add = `INSERT INTO release_count (at, area, release, step, engine, error, count) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET count = count + excluded.count`

/** Sums loads and failures by the second, so that many browsers with the same error take one row. */
export function addCounts(database: Database, { loads, failures, engine = '' as Engine }: Beacon, at: number): void {
  for (const { area, release, count } of loads) database.run(add, at, area, release, 'load', engine, '', count)
  for (const { area, release, step, error } of failures) database.run(add, at, area, release, step, engine, error, 1)
}

const sums = `SELECT area, release, step, engine, error, sum(count) AS count, max(at) AS last_at FROM release_count
  WHERE (?1 IS NULL OR area = ?1) AND (?2 IS NULL OR release = ?2) AND at >= ?3
  GROUP BY area, release, step, engine, error ORDER BY area, release, count DESC, last_at DESC`

interface Sum {
  area: Owner
  release: string
  step: Step | 'load'
  engine: Engine | ''
  error: string
  count: number
  last_at: number
}

/** How many distinct errors of a release are listed; the others only count. */
const maxErrors = 20

const listed = <Figures extends Sums>(figures: Figures): Figures => ({ ...figures, errors: figures.errors.slice(0, maxErrors) })

/** The figures of each release that has sent beacons, ordered by area and release, and those of its engines. */
export function releaseFigures(database: Database, { area, release, since = 0 }: SelectedReleases): (ReleaseFigures & Health)[] {
  const releases = new Map<string, Pick<ReleaseFigures, 'area' | 'release'> & { engines: Map<string, EngineFigures> }>()
  for (const { step, error, count, last_at, engine, ...name } of database.all<Sum>(sums, area ?? null, release ?? null, since)) {
    const key = `${name.area} ${name.release}`
    const known = releases.get(key) ?? { ...name, engines: new Map<string, EngineFigures>() }
    releases.set(key, known)
    const { engines } = known
    const figures = engines.get(engine) ?? { engine: engine || null, loads: 0, by_step: {}, errors: [] }
    engines.set(engine, figures)
    if (step === 'load') figures.loads += count
    else {
      figures.by_step[step] = (figures.by_step[step] ?? 0) + count
      figures.errors.push({ error, step, count, last_at })
    }
  }
  return [...releases.values()].map(({ engines, ...name }) => {
    const by_engine = [...engines.values()]
    const sum = sumFigures(by_engine)
    return { ...name, ...listed(sum), by_engine: by_engine.map(listed), ...healthOf(sum) }
  })
}

const merge = `INSERT INTO release_count (area, release, step, engine, error, at, count)
  SELECT area, release, step, engine, error, at - at % 3600, sum(count) FROM release_count WHERE at < ?1 AND at % 3600 <> 0
  GROUP BY area, release, step, engine, error, at - at % 3600 ON CONFLICT DO UPDATE SET count = count + excluded.count`
const dropMerged = 'DELETE FROM release_count WHERE at < ?1 AND at % 3600 <> 0'

/** Sums what is older by the hour. `before` is a full hour, in Unix seconds. */
export function mergeHours(database: Database, before: number): void {
  database.run(merge, before)
  database.run(dropMerged, before)
}
