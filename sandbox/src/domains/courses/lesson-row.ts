import type { Lesson } from '@xhkt/contract'
import type { lessonType } from '@xhkt/contract/constants'

export interface LessonRow {
  id: number
  course_id: number
  chapter_id: number
  title: string
  type: Exclude<Lesson['type'], typeof lessonType.locked>
  media: string
  is_trial: number
  starts_at: number
  repeat_s: number
  live_room_id: string
}

/** Seconds that every live lesson lasts. */
export const liveDuration = 5400

/**
 * When a live lesson starts, or has started. A recurring lesson moves to its next start as soon as it ends. So an old database still has
 * upcoming lessons, and a lesson that restarts when it ends is always on air.
 */
export function startsAt({ starts_at, repeat_s }: LessonRow, now: number): number {
  if (repeat_s === 0 || now < starts_at + liveDuration) return starts_at
  return starts_at + (Math.floor((now - starts_at - liveDuration) / repeat_s) + 1) * repeat_s
}

/** `startsAt` as an expression of SQL, of the lesson `row` at the moment `now`. Numbers are bound as reals, so the division is cut. */
export const startsAtSql = (row: string, now: string): string =>
  `CASE WHEN ${row}.repeat_s = 0 OR ${now} < ${row}.starts_at + ${liveDuration} THEN ${row}.starts_at
   ELSE ${row}.starts_at + (CAST((${now} - ${row}.starts_at - ${liveDuration}) / ${row}.repeat_s AS INTEGER) + 1) * ${row}.repeat_s END`
