import { liveState } from '@xhkt/contract/constants'
import type { User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import { liveStateOf } from '../live-stages/live-state.ts'
import { requireLesson } from '../courses/lessons.ts'
import { apiErrors } from '../../core/api-error.ts'
import { isReserved, reservedCount } from './reservations.ts'

interface LessonKey {
  course_id: string
  section_id: string
}

/** The live state now. Throws 404003 if the lesson is not live. */
function requireLiveState(context: Context, { course_id, section_id }: LessonKey) {
  const state = liveStateOf(context, requireLesson(context, course_id, section_id))
  if (state === liveState.none) throw apiErrors.lessonNotFound()
  return state
}

const view = (context: Context, user: User, { section_id }: LessonKey) => ({
  section_id,
  reserved: isReserved(context, user.id, section_id),
  reserved_count: reservedCount(context, section_id),
})

/** Reserves an upcoming live lesson. The learner does not have to own the course. */
export function reserveLesson(context: Context, user: User, lesson: LessonKey) {
  const { db, clock } = context
  if (requireLiveState(context, lesson) !== 1) throw apiErrors.liveAlreadyStarted()
  db.run('INSERT OR IGNORE INTO reservation (user_id, section_id, created_at) VALUES (?, ?, ?)', user.id, lesson.section_id, clock.now())
  return view(context, user, lesson)
}

export function cancelReservation(context: Context, user: User, lesson: LessonKey) {
  requireLiveState(context, lesson)
  context.db.run('DELETE FROM reservation WHERE user_id = ? AND section_id = ?', user.id, lesson.section_id)
  return view(context, user, lesson)
}
