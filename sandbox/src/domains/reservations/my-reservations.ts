import type { DataOf, LiveState, QueryOf } from '@xhkt/contract'
import { liveState } from '@xhkt/contract/constants'
import type { User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import { type LessonRow, startsAt } from '../courses/lesson-row.ts'
import { liveStateOf } from '../live-stages/live-state.ts'
import { query } from '../../core/database.ts'
import { liveLessonIn, roomStateOf } from '../live-stages/live-lesson.ts'
import { slicePage } from '../../core/pagination.ts'

interface ReservedRow extends LessonRow {
  course_title: string
  cover: string
  teacher_name: string
}

const reserved = query<ReservedRow>(`
  SELECT l.*, c.title AS course_title, c.cover, c.teacher_name
  FROM reservation r JOIN lesson l ON l.id = r.section_id JOIN course c ON c.id = l.course_id
  WHERE r.user_id = ?`)

const isOpen = (state: LiveState) => state === liveState.upcoming || state === liveState.onAir

/** The reserved lessons that have not ended, by start time. Sorted here: the start of a recurring lesson follows from the clock. */
export function myReservations(
  context: Context,
  user: User,
  pageQuery: QueryOf<'GET', '/v1/user/course/reserve'>,
): DataOf<'GET', '/v1/user/course/reserve'> {
  const now = context.clock.now()
  const open = context.db
    .all(reserved, user.id)
    .filter((row) => isOpen(liveStateOf(context, row)))
    .sort((a, b) => startsAt(a, now) - startsAt(b, now) || a.id - b.id)
  const page = slicePage(open, pageQuery)
  return {
    ...page,
    list: page.list.map((row) => ({
      course: { id: String(row.course_id), title: row.course_title, cover: row.cover, teacher_name: row.teacher_name },
      section_id: String(row.id),
      title: row.title,
      starts_at: startsAt(row, now),
      ends_at: liveLessonIn(row, roomStateOf(context.db, row), now).endsAt,
      live_room_id: row.live_room_id,
    })),
  }
}
