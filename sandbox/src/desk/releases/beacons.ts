import { type Static, Type as T } from '@sinclair/typebox'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { Beacon, Engine, Step } from '@xhkt/contract/federation/beacon'
import { type EngineFigures, type Health, healthOf, type ReleaseFigures, sumFigures, type Sums } from '@xhkt/contract/federation/release-figures'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'

/** By its form: an area that is newer than this sandbox sends beacons too. */
export const OwnerName = T.Unsafe<Owner>(T.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 }))
export const ReleaseFolder = T.String({ pattern: '^[\\w.-]{1,64}$' })
const StepName = T.Union((['entry', 'expose', 'page', 'render', 'file', 'answer'] as const).map((step) => T.Literal(step)))

const Load = T.Object({ area: OwnerName, release: ReleaseFolder, count: T.Integer({ minimum: 1, maximum: 10_000 }) })
const Failed = T.Object({
  area: OwnerName,
  release: ReleaseFolder,
  step: StepName,
  error: T.String({ maxLength: 300 }),
  fallback_release: T.Optional(T.Union([ReleaseFolder, T.Null()])),
})
const Missed = T.Object({
  path: T.String({ maxLength: 100 }),
  from: T.Union([T.String({ maxLength: 300 }), T.Null()]),
  count: T.Integer({ minimum: 1, maximum: 10_000 }),
})
const Fault = T.Object({
  call: T.String({ maxLength: 100 }),
  field: T.String({ maxLength: 200 }),
  expected: T.String({ maxLength: 200 }),
  received: T.String({ maxLength: 20 }),
  host: T.String({ maxLength: 100 }),
  count: T.Integer({ minimum: 1, maximum: 10_000 }),
})
const EngineName = T.Unsafe<Engine>(T.String({ pattern: '^((chromium|firefox|webkit) \\d{1,4}|other)$' }))
/** The body of a beacon. Extra fields are allowed, because a newer page may send them. */
export const BeaconBody = T.Object({
  loads: T.Array(Load, { maxItems: 50 }),
  failures: T.Array(Failed, { maxItems: 20 }),
  not_found: T.Optional(T.Array(Missed, { maxItems: 50 })),
  answer_faults: T.Optional(T.Array(Fault, { maxItems: 50 })),
  engine: T.Optional(EngineName),
})

export const FiguresQuery = T.Object({
  area: T.Optional(OwnerName),
  release: T.Optional(ReleaseFolder),
  /** Unix seconds. */
  since: T.Optional(T.Integer({ minimum: 0 })),
})

/** Enough for days of one machine. */
const maxRows = 20_000

// Not an upsert: it would use up an id for each update, and the oldest rows are deleted by id.
const increase = 'UPDATE beacon SET count = count + ?7 WHERE area = ?2 AND release = ?3 AND at = ?1 AND step = ?4 AND engine = ?5 AND error = ?6'
const insert = 'INSERT INTO beacon (at, area, release, step, engine, error, count) VALUES (?, ?, ?, ?, ?, ?, ?)'

/**
 * Sums loads and failures by the second, so that many browsers with the same error take one row. Uses real time and not the sandbox's
 * clock, because releases go live by real time.
 */
export function saveBeacon({ db }: Context, { loads, failures, engine = '' as Engine }: Beacon): void {
  const at = Math.floor(Date.now() / 1000)
  const add = (...sum: [area: Owner, release: string, step: Step | 'load', error: string, count: number]): void => {
    const [area, release, step, ...rest] = sum
    const row = [at, area, release, step, engine, ...rest] as const
    if (db.run(increase, ...row) === 0) db.run(insert, ...row)
  }
  db.transaction(() => {
    for (const { area, release, count } of loads) add(area, release, 'load', '', count)
    for (const { area, release, step, error } of failures) add(area, release, step, error, 1)
    db.run('DELETE FROM beacon WHERE id <= (SELECT max(id) FROM beacon) - ?', maxRows)
  })
}

interface Sum {
  area: Owner
  release: string
  step: Step | 'load'
  engine: Engine | ''
  error: string
  count: number
  last_at: number
}

const sums = query<Sum>(`SELECT area, release, step, engine, error, sum(count) AS count, max(at) AS last_at FROM beacon
  WHERE (?1 IS NULL OR area = ?1) AND (?2 IS NULL OR release = ?2) AND at >= ?3
  GROUP BY area, release, step, engine, error ORDER BY area, release, count DESC, last_at DESC`)

/** How many distinct errors of a release are listed; the others only count. */
const maxErrors = 20

const listed = <Figures extends Sums>(figures: Figures): Figures => ({ ...figures, errors: figures.errors.slice(0, maxErrors) })

/** The figures of each release that has sent beacons, ordered by area and release, and those of its engines. */
export function releaseFigures({ db }: Context, { area, release, since = 0 }: Static<typeof FiguresQuery>): (ReleaseFigures & Health)[] {
  const releases = new Map<string, Pick<ReleaseFigures, 'area' | 'release'> & { engines: Map<string, EngineFigures> }>()
  for (const { step, error, count, last_at, engine, ...name } of db.all(sums, area ?? null, release ?? null, since)) {
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
