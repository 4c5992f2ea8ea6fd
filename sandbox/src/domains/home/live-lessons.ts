import type { LiveLesson } from '@xhkt/contract'
import { lessonType, liveState } from '@xhkt/contract/constants'
import type { User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import { type LessonRow, liveDuration, startsAt } from '../courses/lesson-row.ts'
import { liveStateOf } from '../live-stages/live-state.ts'
import { query } from '../../core/database.ts'
import { liveLessonIn, roomStateOf } from '../live-stages/live-lesson.ts'
import { needsPurchase } from '../live/room-view.ts'
import { isReserved, reservedCount } from '../reservations/reservations.ts'

const notRecurring = query<LessonRow>(`
  SELECT * FROM lesson WHERE type = ${lessonType.live} AND repeat_s = 0 AND starts_at > ? ORDER BY starts_at, id LIMIT ?`)
const recurring = query<LessonRow>(`SELECT * FROM lesson WHERE type = ${lessonType.live} AND repeat_s > 0`)

function liveLesson(context: Context, lesson: LessonRow, user: User | null): LiveLesson[] {
  const course = context.courses.get(lesson.course_id)
  if (!course) return []
  const now = context.clock.now()
  const { stage } = liveLessonIn(lesson, roomStateOf(context.db, lesson), now)
  return [
    {
      section_id: String(lesson.id),
      live_room_id: lesson.live_room_id,
      course_id: String(course.id),
      course_title: course.title,
      title: lesson.title,
      cover: course.cover,
      teacher_name: course.teacher_name,
      starts_at: startsAt(lesson, now),
      live_state: liveStateOf(context, lesson),
      reserved_count: reservedCount(context, lesson.id),
      reserved: user !== null && isReserved(context, user.id, lesson.id),
      stage,
      online: context.liveRooms.audience.online(lesson.live_room_id),
      must_buy: needsPurchase(context, user, lesson, course),
    },
  ]
}

/** The first of each course. */
function firstOfCourses(lessons: readonly LessonRow[]): LessonRow[] {
  const courses = new Set<number>()
  return lessons.filter(({ course_id }) => !courses.has(course_id) && courses.add(course_id))
}

/** Lessons on air and upcoming ones, without those that the teacher has ended, by start time, one of each course. */
export function liveLessons(context: Context, user: User | null, limit: number): LiveLesson[] {
  const now = context.clock.now()
  const lessons = [...context.db.all(recurring), ...context.db.all(notRecurring, now - liveDuration, limit)]
  const open = lessons.filter((lesson) => liveStateOf(context, lesson) !== liveState.ended)
  const sorted = open.sort((a, b) => startsAt(a, now) - startsAt(b, now) || a.id - b.id)
  return firstOfCourses(sorted)
    .slice(0, limit)
    .flatMap((lesson) => liveLesson(context, lesson, user))
}
