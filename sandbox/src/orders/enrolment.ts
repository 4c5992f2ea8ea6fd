import type { Context } from '../context.ts'
import { query } from '../db/database.ts'

const enrolment = query<{ bought_at: number }>('SELECT bought_at FROM enrolment WHERE user_id = ? AND course_id = ?')

export const isEnrolled = ({ db }: Context, userId: number, courseId: number | string) =>
  db.get(enrolment, userId, courseId) !== undefined

/** Opens a course to a learner; once more changes nothing. */
export function enrol({ db, clock }: Context, userId: number, courseId: number): void {
  db.run('INSERT OR IGNORE INTO enrolment (user_id, course_id, bought_at) VALUES (?, ?, ?)', userId, courseId, clock.now())
}
