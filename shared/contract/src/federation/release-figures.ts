import type { Owner } from './areas.ts'
import type { Step } from './beacon.ts'

/** The sum of the beacons about a release, as the collector gives it. */
export interface ReleaseFigures {
  area: Owner
  release: string
  /** Page loads. */
  loads: number
  /** Failures by step. A step without failures can be missing. */
  by_step: Partial<Record<Step, number>>
  /** Most frequent first. */
  errors: { error: string; step: Step; count: number; /** 10-digit seconds. */ last_at: number }[]
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
