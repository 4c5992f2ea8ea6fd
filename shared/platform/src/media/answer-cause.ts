import type { FailureCause } from './media-types.ts'

const TIMED_OUT = 408
const TOO_MANY = 429

/** The cause of a failure, by the HTTP status of the answer. Undefined: the status tells none, or nothing has answered. */
export function answerCause(status: number | null | undefined): FailureCause | undefined {
  if (!status || status < 400) return undefined
  // Refused or gone: the address has expired, or the playlist has changed.
  return status < 500 && status !== TIMED_OUT && status !== TOO_MANY ? 'stale-address' : 'server'
}
