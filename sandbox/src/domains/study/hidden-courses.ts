import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { requireCourse } from '../courses/cards.ts'
import { enrolmentOf } from '../order-states/enrolment.ts'

function requireMine(context: Context, userId: number, courseId: string): number {
  const { id } = requireCourse(context, courseId)
  if (!enrolmentOf(context, userId, id)) throw apiErrors.courseNotMine()
  return id
}

/** Hides a course of the learner from the other tabs. Hiding it again changes nothing. */
export function hideCourse(context: Context, userId: number, courseId: string): object {
  const id = requireMine(context, userId, courseId)
  context.db.run('INSERT OR IGNORE INTO hidden_course (user_id, course_id) VALUES (?, ?)', userId, id)
  return {}
}

export function showCourse(context: Context, userId: number, courseId: string): object {
  const id = requireMine(context, userId, courseId)
  context.db.run('DELETE FROM hidden_course WHERE user_id = ? AND course_id = ?', userId, id)
  return {}
}
