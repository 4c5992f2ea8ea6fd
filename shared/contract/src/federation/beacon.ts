import type { Owner } from './areas.ts'

/** Where something went wrong: on the way to a page, in the page, or in a file that a page has asked for later. */
export type Step = 'entry' | 'expose' | 'page' | 'render' | 'file'

/** Something of a release that failed in a browser. */
export interface Failure {
  area: Owner
  release: string
  step: Step
  /** What was thrown, 300 characters at most; without the queries of addresses. */
  error: string
  /** The release that took its place; null: the learner was told. */
  stand_in: string | null
}

/** What a page sends to `config.beacons`, as JSON: failures as they happen, loads within seconds, and when it is left. */
export interface Beacon {
  /** How often pages of a release were loaded since the last beacon; of the host: how often it has started. */
  loads: { area: Owner; release: string; count: number }[]
  failures: Failure[]
}
