import type { Owner } from './areas.ts'
import type { Engine, Step } from './beacon.ts'

/** Sums over beacons. */
export interface Sums {
  /** The number of page loads. */
  loads: number
  /** Failures by step. A step without failures can be missing. */
  by_step: Partial<Record<Step, number>>
  /** Errors, the most frequent first. */
  errors: { error: string; step: Step; count: number; /** 10-digit seconds. */ last_at: number }[]
}

/** The sum of the beacons of one engine in one major version; null: beacons that name none. */
export interface EngineFigures extends Sums {
  engine: Engine | null
}

/** The sum of the beacons about a release, as the collector gives it. */
export interface ReleaseFigures extends Sums {
  area: Owner
  release: string
  /** The figures of each engine. Absent from a collector that does not distinguish engines. */
  by_engine?: EngineFigures[]
}

/** The engine of figures, without its version: `webkit`. Empty for beacons that name none. */
export const engineName = ({ engine }: EngineFigures): string => engine?.split(' ')[0] ?? ''

/** Adds up the figures of one release in several engines. */
export function sumFigures(parts: Sums[]): Sums {
  const sum: Sums = { loads: 0, by_step: {}, errors: [] }
  const errors = new Map<string, Sums['errors'][number]>()
  for (const part of parts) {
    sum.loads += part.loads
    for (const [step, count] of Object.entries(part.by_step) as [Step, number][]) sum.by_step[step] = (sum.by_step[step] ?? 0) + count
    for (const one of part.errors) {
      const { count, last_at } = errors.get(`${one.step} ${one.error}`) ?? { count: 0, last_at: 0 }
      errors.set(`${one.step} ${one.error}`, { ...one, count: one.count + count, last_at: Math.max(one.last_at, last_at) })
    }
  }
  sum.errors = [...errors.values()].sort((one, other) => other.count - one.count || other.last_at - one.last_at)
  return sum
}

/** How well a release works in browsers. */
export interface Health {
  failures: number
  /** Page loads that were started. */
  openings: number
  /** Failures per opening, from 0 to 1. */
  share: number
}

/**
 * The share of page loads that failed. Openings are the loads plus the failures before the page was shown (`entry`, `expose`, `page`),
 * which no browser counts as a load. Later failures (`render`, `file`) belong to a load that is counted, or will be within seconds.
 * A retry is another opening.
 */
export function healthOf({ loads, by_step }: Pick<ReleaseFigures, 'loads' | 'by_step'>): Health {
  const { entry = 0, expose = 0, page = 0, render = 0, file = 0 } = by_step
  const failures = entry + expose + page + render + file
  const openings = Math.max(loads + entry + expose + page, failures)
  return { failures, openings, share: openings === 0 ? 0 : failures / openings }
}
