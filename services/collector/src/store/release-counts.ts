import type { Owner } from '@xhkt/contract/federation/areas'
import type { Beacon, Engine, Step } from '@xhkt/contract/federation/beacon'
import { type EngineFigures, type Health, healthOf, type ReleaseFigures, sumFigures, type Sums } from '@xhkt/contract/federation/release-figures'
import type { Database, Statement, Value } from './database.ts'
import type { SummedRows } from './summed-rows.ts'
import { tables } from './tables.ts'

export interface SelectedReleases {
  area?: Owner
  release?: string
  /** Unix seconds. */
  since?: number
}

/** Sums loads and failures by the second, so that many browsers with the same error take one row. */
export function addCounts(rows: SummedRows, { loads, failures, engine = '' as Engine }: Beacon, at: number): void {
  for (const { area, release, count } of loads) rows.add('release_count', { area, release, step: 'load', engine, error: '', at, count })
  for (const { area, release, step, error } of failures) rows.add('release_count', { area, release, step, engine, error, at, count: 1 })
}

interface Condition {
  where: string
  values: Value[]
}

/** The condition that these hold, as `['area =', 'player']`. One without a value is none. */
export function allOf(...parts: [comparison: string, value: Value | undefined][]): Condition {
  const asked = parts.flatMap(([comparison, value]) => (value === undefined ? [] : [{ comparison, value }]))
  return { where: asked.map(({ comparison }, index) => `${comparison} ?${index + 1}`).join(' AND '), values: asked.map(({ value }) => value) }
}

/** A release that is named is found by the key of the table, whatever else was sent. */
const selection = ({ area, release, since = 0 }: SelectedReleases): Condition => allOf(['at >=', since], ['area =', area], ['release =', release])

/** The most rows of an answer, because anyone can send any name and any error. */
const maxRows = 2_000
/** How many distinct errors of a release are listed; the others only count. */
const maxErrors = 20

interface Sum {
  area: Owner
  release: string
  step: Step | 'load'
  engine: Engine | ''
  count: number
}

const listed = <Figures extends Sums>(figures: Figures): Figures => ({ ...figures, errors: figures.errors.slice(0, maxErrors) })

/** The figures of each release that has sent beacons, ordered by area and release, and those of its engines. */
export async function releaseFigures(database: Database, selected: SelectedReleases): Promise<(ReleaseFigures & Health)[]> {
  const { where, values } = selection(selected)
  const releases = new Map<string, Pick<ReleaseFigures, 'area' | 'release'> & { engines: Map<string, EngineFigures> }>()
  const figuresOf = ({ area, release, engine }: Sum): EngineFigures => {
    const known = releases.get(`${area} ${release}`) ?? { area, release, engines: new Map<string, EngineFigures>() }
    const figures = known.engines.get(engine) ?? { engine: engine || null, loads: 0, by_step: {}, errors: [] }
    releases.set(`${area} ${release}`, known)
    known.engines.set(engine, figures)
    return figures
  }
  const sums = `SELECT area, release, step, engine, sum(count) AS count FROM release_count WHERE ${where}
    GROUP BY area, release, step, engine ORDER BY count DESC LIMIT ${maxRows}`
  for (const sum of await database.read<Sum>(sums, ...values)) {
    const figures = figuresOf(sum)
    if (sum.step === 'load') figures.loads += sum.count
    else figures.by_step[sum.step] = (figures.by_step[sum.step] ?? 0) + sum.count
  }
  const errors = `SELECT area, release, step, engine, error, sum(count) AS count, max(at) AS last_at FROM release_count
    WHERE ${where} AND step <> 'load' GROUP BY area, release, step, engine, error ORDER BY count DESC, last_at DESC LIMIT ${maxRows}`
  for (const { error, last_at, ...sum } of await database.read<Sum & { step: Step; error: string; last_at: number }>(errors, ...values)) {
    if (releases.has(`${sum.area} ${sum.release}`)) figuresOf(sum).errors.push({ error, step: sum.step, count: sum.count, last_at })
  }
  const all = [...releases.values()].map(({ engines, ...name }) => {
    const by_engine = [...engines.values()]
    const sum = sumFigures(by_engine)
    return { ...name, ...listed(sum), by_engine: by_engine.map(listed), ...healthOf(sum) }
  })
  return all.sort((one, other) => (`${one.area} ${one.release}` < `${other.area} ${other.release}` ? -1 : 1))
}

/** How many page loads of a release were started since then. */
export async function openingsOf(database: Database, selected: SelectedReleases): Promise<number> {
  const { where, values } = selection(selected)
  const sums = `SELECT step, sum(count) AS count FROM release_count WHERE ${where} GROUP BY step`
  const rows = await database.read<Pick<Sum, 'step' | 'count'>>(sums, ...values)
  const { load = 0, ...by_step } = Object.fromEntries(rows.map(({ step, count }) => [step, count]))
  return healthOf({ loads: load, by_step }).openings
}

/**
 * Sums what is older by the hour, or by another span of so many seconds. A sum stands at the last second of its span, so that a reader
 * who asks since a moment of the span gets all of it. Of the span that holds `before` (Unix seconds), all stays as it is.
 */
export function mergeCounts(before: number, span: number): Statement[] {
  const isApart = `at < ?1 AND at % ${span} <> ${span - 1}`
  const merge = `INSERT INTO release_count (area, release, step, engine, error, at, count)
    SELECT area, release, step, engine, error, at - at % ${span} + ${span - 1}, sum(count) FROM release_count WHERE ${isApart}
    GROUP BY area, release, step, engine, error, at - at % ${span}
    ON CONFLICT (${tables.release_count.key.join(', ')}) DO UPDATE SET count = release_count.count + excluded.count`
  return [merge, `DELETE FROM release_count WHERE ${isApart}`].map((sql) => ({ sql, values: [before - (before % span)] }))
}
