import type { LessonProgress } from '@xhkt/contract'
import type { PendingReport } from './report-outbox.ts'

/** With less than this left a lesson is done, and starts again when it is opened, in seconds. */
export const FINISHED_WITH_LEFT = 10
/** A report so young is from the page before this one, whatever the clocks of this machine and the server say. */
const JUST_NOW_MS = 60_000

export interface Places {
  /** What the server answered with the lesson, in seconds. */
  server: number
  /** Seconds. */
  duration: number
  /** The newest report of this browser that the server has not acknowledged. */
  local: PendingReport | null
  /** When the server last heard of this lesson from anywhere, if that is known. */
  heard: Pick<LessonProgress, 'updated_at'> | null
  /** Milliseconds since 1970. */
  now: number
}

function isNewer({ at }: PendingReport, { heard, now }: Places): boolean {
  return now - at < JUST_NOW_MS || heard === null || at / 1000 > heard.updated_at
}

/** Where an opened lesson starts, in seconds: at the newest place that is known, or from the start when it was nearly over. */
export function resumePosition(places: Places): number {
  const { server, duration, local } = places
  const position = local && isNewer(local, places) ? local.report.position : server
  const end = duration || local?.report.duration || Infinity
  return end - position < FINISHED_WITH_LEFT ? 0 : Math.max(0, position)
}
