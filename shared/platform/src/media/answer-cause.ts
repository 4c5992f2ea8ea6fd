import type { FailureCause } from './media-types.ts'

const TIMED_OUT = 408
const TOO_MANY = 429

/**
 * The cause of a failure, by the HTTP status of the answer. Undefined: the status tells none, or nothing has answered.
 * @param skipsUntil That of the source. A player without it is from before the cause `server`, and has no words for it.
 */
export function answerCause(status: number | null | undefined, skipsUntil: number | undefined): FailureCause | undefined {
  if (!status || status < 400) return undefined
  // Refused or gone: the address has expired, or the playlist has changed.
  if (status < 500 && status !== TIMED_OUT && status !== TOO_MANY) return 'stale-address'
  return skipsUntil === undefined ? undefined : 'server'
}
