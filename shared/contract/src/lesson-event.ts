import type { CalendarLesson } from '@xhkt/contract'
import type { IcsEvent } from './ics.ts'
import * as paths from './paths.ts'

/** The fields of a live lesson that a calendar event shows. */
export type EventLesson = Pick<CalendarLesson, 'section_id' | 'title' | 'starts_at' | 'ends_at' | 'live_room_id' | 'current_start'> & {
  course: Pick<CalendarLesson['course'], 'title' | 'teacher_name'>
}

/** The name of the calendar, and of its file. */
export const calendarName = '学海课堂直播课'

/** A live lesson as an event of a calendar file, with a link to its live room. `origin` is the origin of the site. */
export function lessonEvent(lesson: EventLesson, origin: string): IcsEvent {
  const { section_id, title, starts_at, ends_at, live_room_id, current_start, course } = lesson
  const url = origin + paths.liveRoom(live_room_id)
  const teacher = course.teacher_name && `老师：${course.teacher_name}`
  return {
    // A calendar app replaces an event with the same id. So a lesson with a single start keeps its id when its time changes, while each
    // start of a recurring lesson has its own id.
    uid: `live-lesson-${section_id}${current_start === undefined ? '' : `-${starts_at}`}@xhkt`,
    start: starts_at,
    end: ends_at,
    title,
    description: [course.title, teacher, `进入直播：${url}`].filter(Boolean).join('\n'),
    url,
  }
}
