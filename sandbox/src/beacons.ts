import { type Static, Type as T } from '@sinclair/typebox'
import { type Owner, owners } from '@xhkt/contract/federation/areas'
import type { Beacon, Step } from '@xhkt/contract/federation/beacon'
import { type Health, healthOf, type ReleaseFigures } from '@xhkt/contract/federation/release-figures'
import type { Context } from './context.ts'
import { query } from './db/database.ts'

export const OwnerName = T.Union(owners.map((owner) => T.Literal(owner)))
export const ReleaseFolder = T.String({ pattern: '^[\\w.-]{1,64}$' })
const StepName = T.Union((['entry', 'expose', 'page', 'render', 'file'] as const).map((step) => T.Literal(step)))

const Load = T.Object({ area: OwnerName, release: ReleaseFolder, count: T.Integer({ minimum: 1, maximum: 10_000 }) })
const Failed = T.Object({
  area: OwnerName,
  release: ReleaseFolder,
  step: StepName,
  error: T.String({ maxLength: 300 }),
  stand_in: T.Union([ReleaseFolder, T.Null()]),
})
/** What a page sends. Fields that a newer page adds are no fault. */
export const BeaconBody = T.Object({ loads: T.Array(Load, { maxItems: 50 }), failures: T.Array(Failed, { maxItems: 20 }) })

export const FiguresQuery = T.Object({
  area: T.Optional(OwnerName),
  release: T.Optional(ReleaseFolder),
  /** 10-digit seconds. */
  since: T.Optional(T.Integer({ minimum: 0 })),
})

/** Rows of the table: enough for days of one machine, and never more. */
const kept = 20_000

// Not one upsert: it would use an id up for each addition, and by the ids the oldest rows go.
const increase = 'UPDATE beacon SET count = count + ?6 WHERE area = ?2 AND release = ?3 AND at = ?1 AND step = ?4 AND error = ?5'
const insert = 'INSERT INTO beacon (at, area, release, step, error, count) VALUES (?, ?, ?, ?, ?, ?)'

/**
 * Adds up by the second: what many browsers tell of one fault takes no more room than one of them. By real time, whatever the sandbox's
 * clock says: releases go live by real time.
 */
export function keepBeacon({ db }: Context, { loads, failures }: Beacon): void {
  const at = Math.floor(Date.now() / 1000)
  const add = (...sum: [area: Owner, release: string, step: Step | 'load', error: string, count: number]): void => {
    if (db.run(increase, at, ...sum) === 0) db.run(insert, at, ...sum)
  }
  db.atomically(() => {
    for (const { area, release, count } of loads) add(area, release, 'load', '', count)
    for (const { area, release, step, error } of failures) add(area, release, step, error, 1)
    db.run('DELETE FROM beacon WHERE id <= (SELECT max(id) FROM beacon) - ?', kept)
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

/** Errors of a release that are told one by one; the rest is in the numbers. */
const errorsTold = 20

/** Each release of which something was told, by area and name. */
export function figuresOf({ db }: Context, { area, release, since = 0 }: Static<typeof FiguresQuery>): (ReleaseFigures & Health)[] {
  const all = new Map<string, ReleaseFigures>()
  for (const { step, error, count, last_at, ...name } of db.all(sums, area ?? null, release ?? null, since)) {
    const key = `${name.area} ${name.release}`
    const figures = all.get(key) ?? { ...name, loads: 0, by_step: {}, errors: [] }
    all.set(key, figures)
    if (step === 'load') figures.loads += count
    else {
      figures.by_step[step] = (figures.by_step[step] ?? 0) + count
      if (figures.errors.length < errorsTold) figures.errors.push({ error, step, count, last_at })
    }
  }
  return [...all.values()].map((figures) => ({ ...figures, ...healthOf(figures) }))
}
