import type { LessonProgress } from '@xhkt/contract'
import type { PendingReport } from './report-outbox.ts'

/** With less time left a lesson starts again, in seconds. */
const RESTART_WITH_LEFT = 10
/** A report this young is from the previous page load, whatever the clocks of machine and server say. */
const JUST_NOW_MS = 60_000

export interface ResumeSources {
  /** The position that came with the lesson, in seconds. */
  server: number
  /** In seconds. */
  duration: number
  /** The newest unacknowledged report of this browser. */
  local: PendingReport | null
  /** The last report that the server has, from anywhere; null: unknown, or not needed. */
  lastReport: Pick<LessonProgress, 'updated_at'> | null
  /** Milliseconds since 1970. */
  now: number
}

/** Whether a report is the newest one without a look at the server's. `now` in milliseconds since 1970. */
export const isJustMade = ({ at }: PendingReport, now: number): boolean => now - at < JUST_NOW_MS

const isNewer = (local: PendingReport, { lastReport, now }: ResumeSources): boolean =>
  isJustMade(local, now) || lastReport === null || local.at / 1000 > lastReport.updated_at

/** The start position of a lesson, in seconds: the newest known position, or 0 when little is left. */
export function resumePosition(sources: ResumeSources): number {
  const { server, duration, local } = sources
  const position = local && isNewer(local, sources) ? local.report.position : server
  const end = duration || local?.report.duration || Infinity
  return end - position < RESTART_WITH_LEFT ? 0 : Math.max(0, position)
}
