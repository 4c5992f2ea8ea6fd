import type { Failure } from './beacon.ts'

/** Equal failures of a release, as the collector gives them: the same step, error and stack. */
export interface ErrorGroup extends Pick<Failure, 'area' | 'release' | 'step' | 'error' | 'stack' | 'page' | 'actions'> {
  count: number
  /** 10-digit seconds. */
  first_at: number
  last_at: number
  /** Of the last failure, as `page` and `actions`; null: its beacon names none. */
  engine: string | null
  /** Page loads of the release that were started (`healthOf`). */
  openings: number
}
