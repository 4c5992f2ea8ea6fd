/** A lag up to here, in seconds, is left alone: rates that change all the time can be heard. */
const TOLERATED_S = 1.5
/** A faster picture stops being faster here. */
const CAUGHT_UP_S = 0.5
/** A longer lag is no longer caught up: the learner is asked. */
const FAR_BEHIND_S = 10
/** Faster than this can be heard. */
const MAX_RATE = 1.1

export interface Drift {
  rate: number
  /** 回到直播 is offered. */
  isBehind: boolean
}

/** What to do about a picture that is `seconds` behind where it should be. `rate` is the current one. */
export function driftOf(seconds: number, rate: number): Drift {
  if (seconds > FAR_BEHIND_S) return { rate: 1, isBehind: true }
  if (seconds > TOLERATED_S) return { rate: Math.min(MAX_RATE, Math.round((1 + seconds / 50) * 100) / 100), isBehind: false }
  return { rate: seconds < CAUGHT_UP_S ? 1 : rate, isBehind: false }
}
