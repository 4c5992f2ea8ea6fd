import type { User } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { query } from '../db/database.ts'
import { failures } from '../failure.ts'

const mine = query<{ user_id: number }>('SELECT user_id FROM reservation WHERE user_id = ? AND section_id = ?')
const count = query<{ reserved: number }>('SELECT count(*) AS reserved FROM reservation WHERE section_id = ?')
const startOf = query<{ starts_at: number }>('SELECT starts_at FROM lesson WHERE id = ? AND course_id = ? AND starts_at > 0')

export const isReserved = ({ db }: Context, userId: number, sectionId: number | string) => db.get(mine, userId, sectionId) !== undefined

export const reservedCount = ({ db }: Context, sectionId: number | string): number => db.get(count, sectionId)?.reserved ?? 0

interface LiveLesson {
  course_id: string
  section_id: string
}

function requireStart({ db }: Context, { course_id, section_id }: LiveLesson): number {
  const found = db.get(startOf, section_id, course_id)
  if (!found) throw failures.noSuchLesson()
  return found.starts_at
}

const view = (context: Context, user: User, { section_id }: LiveLesson) => ({
  section_id,
  reserved: isReserved(context, user.id, section_id),
  reserved_count: reservedCount(context, section_id),
})

/** Open to anybody who is logged in, so that a lesson can be reserved before the course is bought. */
export function reserve(context: Context, user: User, lesson: LiveLesson) {
  const { db, clock } = context
  if (requireStart(context, lesson) <= clock.now()) throw failures.liveStarted()
  db.run('INSERT OR IGNORE INTO reservation (user_id, section_id, created_at) VALUES (?, ?, ?)', user.id, lesson.section_id, clock.now())
  return view(context, user, lesson)
}

export function takeBack(context: Context, user: User, lesson: LiveLesson) {
  requireStart(context, lesson)
  context.db.run('DELETE FROM reservation WHERE user_id = ? AND section_id = ?', user.id, lesson.section_id)
  return view(context, user, lesson)
}
