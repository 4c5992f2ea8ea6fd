import type { Owner } from './areas.ts'
import type { Step } from './beacon.ts'

/** What browsers have told of a release, as the collector of the beacons adds it up. */
export interface ReleaseFigures {
  area: Owner
  release: string
  /** Page loads. */
  loads: number
  /** Failures by the step at which they happened; a step without one may be left out. */
  by_step: Partial<Record<Step, number>>
  /** The most frequent first. */
  errors: { error: string; step: Step; count: number; /** 10-digit seconds. */ last_at: number }[]
}

/** How a release fares. */
export interface Health {
  failures: number
  /** Page loads that were begun. */
  openings: number
  /** Failures of openings, from 0 to 1. */
  share: number
}

/**
 * The failures of a release among the page loads that were begun: those that succeeded, and those that failed before the page
 * was there (`entry`, `expose`, `page`), which no browser counts as a load. What fails later (`render`, `file`) belongs to a
 * load that is counted, or will be within seconds. A learner who tries again counts again.
 */
export function healthOf({ loads, by_step }: Pick<ReleaseFigures, 'loads' | 'by_step'>): Health {
  const { entry = 0, expose = 0, page = 0, render = 0, file = 0 } = by_step
  const failures = entry + expose + page + render + file
  const openings = Math.max(loads + entry + expose + page, failures)
  return { failures, openings, share: openings === 0 ? 0 : failures / openings }
}
