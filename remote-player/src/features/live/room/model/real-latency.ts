import { serverNow } from '@xhkt/platform/api'
import type { Playback } from '@xhkt/platform/media'

/** A longer time says that the clock of the stream's server is wrong, in seconds. */
const MAX_PLAUSIBLE_S = 300

/**
 * Seconds since the shown picture was recorded. Where the stream does not tell, or its clock is wrong, seconds behind the newest part
 * (`behindNewest`): the time that the encoder and the servers took is not in it.
 */
export function realLatency({ recordedAt }: Playback, behindNewest: number): number {
  const recorded = recordedAt?.() ?? null
  if (recorded === null) return behindNewest
  const seconds = (serverNow() - recorded) / 1000
  return seconds >= behindNewest && seconds <= behindNewest + MAX_PLAUSIBLE_S ? seconds : behindNewest
}
