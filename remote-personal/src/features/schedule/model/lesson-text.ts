import type { TimetableLesson } from '@xhkt/contract'
import { beijingOffset } from '@xhkt/contract/beijing-time'
import { lessonType, liveState } from '@xhkt/contract/constants'
import { unknownState } from '@xhkt/contract/unknown-state'
import * as paths from '@xhkt/contract/paths'

const day = 86_400

const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']
/** The day of a week, 0 for Monday: `周一`. */
export const shortWeekday = (index: number): string => weekdays[index] ?? ''

const beijing = (seconds: number): Date => new Date((seconds + beijingOffset) * 1000)
const clock = (seconds: number): string => beijing(seconds).toISOString().slice(11, 16)
const dayNumber = (seconds: number): number => Math.floor((seconds + beijingOffset) / day)

/** `11月23日` */
export const monthDay = (seconds: number): string => `${beijing(seconds).getUTCMonth() + 1}月${beijing(seconds).getUTCDate()}日`

/** `2026年11月23日 – 29日`, with month and year where they change. */
export function weekText(monday: number): string {
  const [first, last] = [beijing(monday), beijing(monday + 6 * day)]
  const year = last.getUTCFullYear() === first.getUTCFullYear() ? '' : `${last.getUTCFullYear()}年`
  const month = last.getUTCMonth() === first.getUTCMonth() ? '' : `${last.getUTCMonth() + 1}月`
  return `${first.getUTCFullYear()}年${monthDay(monday)} – ${year}${month}${last.getUTCDate()}日`
}

/** When a lesson ends: `22:00`, or `次日 00:30`. */
export const endText = ({ starts_at, ends_at }: TimetableLesson): string =>
  `${dayNumber(ends_at) > dayNumber(starts_at) ? '次日 ' : ''}${clock(ends_at)}`

export const startText = ({ starts_at }: TimetableLesson): string => clock(starts_at)

/** The name of a row: `20:00`, or `次日 00:00`. */
export const hourText = (hour: number): string => `${hour >= 24 ? '次日 ' : ''}${String(hour % 24).padStart(2, '0')}:00`

/** The hours that the table leaves out: `11:00–19:00 没有直播课`. */
export const gapText = (first: number, end: number): string => `${hourText(first)}–${hourText(end)} 没有直播课`

/** The state by the server's clock, unless the teacher has started or ended the lesson. */
export function stateAt({ live_state, starts_at, ends_at }: TimetableLesson, now: number): TimetableLesson['live_state'] {
  if (live_state === unknownState) return live_state
  if (live_state === liveState.ended || now >= ends_at) return liveState.ended
  return live_state === liveState.onAir || now >= starts_at ? liveState.onAir : liveState.upcoming
}

/** Its playback, or its live room. */
export const lessonHref = ({ type, course, section_id, live_room_id }: TimetableLesson): string =>
  type === lessonType.playback ? paths.lesson(course.id, section_id) : paths.liveRoom(live_room_id)
