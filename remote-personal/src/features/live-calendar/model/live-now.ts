import type { CalendarLesson } from '@xhkt/contract'
import { liveState } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { isOnAir, lessonPath } from '@xhkt/kit/rules/lesson'

/** The state of a lesson at `now`: it may have started or ended since the answer. In 10-digit seconds. */
export function liveStateNow({ live_state, starts_at, ends_at }: CalendarLesson, now: number): CalendarLesson['live_state'] {
  if (live_state === liveState.upcoming && now >= starts_at) return now < ends_at ? liveState.onAir : liveState.ended
  // The teacher may go on after the planned end, which only the server knows.
  return live_state
}

/** Whether this start can be entered and reserved: of a recurring lesson only the next start. */
export const isCurrent = ({ current_start, starts_at }: CalendarLesson): boolean =>
  current_start === undefined || current_start === starts_at

/** Where the title of a lesson leads: to its live room, to its playback, else to the course. */
export const lessonHref = (lesson: CalendarLesson): string =>
  isOnAir(lesson)
    ? paths.liveRoom(lesson.live_room_id)
    : (lessonPath(lesson, { id: lesson.course.id, owned: lesson.owned }) ?? paths.course(lesson.course.id))
