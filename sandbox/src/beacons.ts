import { type Static, Type as T } from '@sinclair/typebox'
import { type Owner, owners } from '@xhkt/contract/federation/areas'
import type { Beacon, Step } from '@xhkt/contract/federation/beacon'
import { type Health, healthOf, type ReleaseFigures } from '@xhkt/contract/federation/release-figures'
import type { Context } from './context.ts'
import { query } from './db/database.ts'

export const OwnerName = T.Union(owners.map((owner) => T.Literal(owner)))
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
/** The body of a beacon. Extra fields are allowed, because a newer page may send them. */
export const BeaconBody = T.Object({
  loads: T.Array(Load, { maxItems: 50 }),
  failures: T.Array(Failed, { maxItems: 20 }),
  not_found: T.Optional(T.Array(Missed, { maxItems: 50 })),
  answer_faults: T.Optional(T.Array(Fault, { maxItems: 50 })),
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
const increase = 'UPDATE beacon SET count = count + ?6 WHERE area = ?2 AND release = ?3 AND at = ?1 AND step = ?4 AND error = ?5'
const insert = 'INSERT INTO beacon (at, area, release, step, error, count) VALUES (?, ?, ?, ?, ?, ?)'

/**
 * Sums loads and failures by the second, so that many browsers with the same error take one row. Uses real time and not the sandbox's
 * clock, because releases go live by real time.
 */
export function saveBeacon({ db }: Context, { loads, failures }: Beacon): void {
  const at = Math.floor(Date.now() / 1000)
  const add = (...sum: [area: Owner, release: string, step: Step | 'load', error: string, count: number]): void => {
    if (db.run(increase, at, ...sum) === 0) db.run(insert, at, ...sum)
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
  error: string
  count: number
  last_at: number
}

const sums = query<Sum>(`SELECT area, release, step, error, sum(count) AS count, max(at) AS last_at FROM beacon
  WHERE (?1 IS NULL OR area = ?1) AND (?2 IS NULL OR release = ?2) AND at >= ?3
  GROUP BY area, release, step, error ORDER BY area, release, count DESC, last_at DESC`)

/** How many distinct errors of a release are listed; the others only count. */
const maxErrors = 20

/** The figures of each release that has sent beacons, ordered by area and release. */
export function releaseFigures({ db }: Context, { area, release, since = 0 }: Static<typeof FiguresQuery>): (ReleaseFigures & Health)[] {
  const all = new Map<string, ReleaseFigures>()
  for (const { step, error, count, last_at, ...name } of db.all(sums, area ?? null, release ?? null, since)) {
    const key = `${name.area} ${name.release}`
    const figures = all.get(key) ?? { ...name, loads: 0, by_step: {}, errors: [] }
    all.set(key, figures)
    if (step === 'load') figures.loads += count
    else {
      figures.by_step[step] = (figures.by_step[step] ?? 0) + count
      if (figures.errors.length < maxErrors) figures.errors.push({ error, step, count, last_at })
    }
  }
  return [...all.values()].map((figures) => ({ ...figures, ...healthOf(figures) }))
}
