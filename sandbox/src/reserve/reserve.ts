import type { User } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { liveStateOf, requireLesson } from '../courses/lessons.ts'
import { failures } from '../failure.ts'
import { isReserved, reservedCount } from './reservations.ts'

interface LiveLessonOf {
  course_id: string
  section_id: string
}

/** By the clock of now; 404003 for what is no live lesson. */
function requireLiveState(context: Context, { course_id, section_id }: LiveLessonOf) {
  const state = liveStateOf(requireLesson(context, course_id, section_id), context.clock.now())
  if (state === 0) throw failures.noSuchLesson()
  return state
}

const view = (context: Context, user: User, { section_id }: LiveLessonOf) => ({
  section_id,
  reserved: isReserved(context, user.id, section_id),
  reserved_count: reservedCount(context, section_id),
})

/** Open to anybody who is logged in: a lesson can be reserved before its course is bought. */
export function reserve(context: Context, user: User, lesson: LiveLessonOf) {
  const { db, clock } = context
  if (requireLiveState(context, lesson) !== 1) throw failures.liveStarted()
  db.run('INSERT OR IGNORE INTO reservation (user_id, section_id, created_at) VALUES (?, ?, ?)', user.id, lesson.section_id, clock.now())
  return view(context, user, lesson)
}

export function takeBack(context: Context, user: User, lesson: LiveLessonOf) {
  requireLiveState(context, lesson)
  context.db.run('DELETE FROM reservation WHERE user_id = ? AND section_id = ?', user.id, lesson.section_id)
  return view(context, user, lesson)
}
