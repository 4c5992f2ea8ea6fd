import type { Lesson } from '@xhkt/contract'
import { lessonType } from '@xhkt/contract/constants'
import type { Context } from '../../core/context.ts'
import type { User } from '../../core/user.ts'
import { type LessonRow, startsAt } from '../courses/lesson-row.ts'
import { durationOf } from '../courses/lessons.ts'
import { liveStateOf } from '../live-stages/live-state.ts'
import { isReserved } from '../reservations/reservations.ts'

/** A lesson as the caller sees it. It is locked unless the course is owned or the lesson is a trial. */
export function lessonView(context: Context, row: LessonRow, owned: boolean, user: User | null): Lesson {
  const now = context.clock.now()
  return {
    section_id: String(row.id),
    title: row.title,
    type: owned || row.is_trial ? row.type : lessonType.locked,
    duration: durationOf(row, context.durations),
    is_trial: row.is_trial === 1,
    starts_at: startsAt(row, now),
    live_state: liveStateOf(context, row),
    live_room_id: row.live_room_id,
    reserved: user !== null && row.type === lessonType.live && isReserved(context, user.id, row.id),
  }
}
