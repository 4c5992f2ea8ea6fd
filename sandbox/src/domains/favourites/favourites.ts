import type { DataOf, QueryOf } from '@xhkt/contract'
import type { Context } from '../../core/context.ts'
import { courseCard, requireCourse } from '../courses/cards.ts'
import type { CourseRow } from '../courses/course-row.ts'
import { query } from '../../core/database.ts'
import { queryPage } from '../../core/pagination.ts'

const one = query<{ course_id: number }>('SELECT course_id FROM favourite WHERE user_id = ? AND course_id = ?')
const count = query<{ total: number }>('SELECT count(*) AS total FROM favourite WHERE user_id = ?')
const rows = query<CourseRow & { added_at: number }>(`
  SELECT c.*, f.added_at FROM favourite f JOIN course c ON c.id = f.course_id WHERE f.user_id = ?
  ORDER BY f.added_at DESC, f.course_id LIMIT ? OFFSET ?`)

export const isFavourite = ({ db }: Context, userId: number, courseId: number): boolean => db.get(one, userId, courseId) !== undefined

export function listFavourites(
  context: Context,
  userId: number,
  asked: QueryOf<'GET', '/v1/user/course/favourite'>,
): DataOf<'GET', '/v1/user/course/favourite'> {
  const page = queryPage(context.db, asked, { count, rows, values: [userId] })
  return { ...page, list: page.list.map((row) => ({ course: courseCard(context, row), added_at: row.added_at })) }
}

export function addFavourite(context: Context, userId: number, courseId: string) {
  const { id } = requireCourse(context, courseId)
  context.db.run('INSERT OR IGNORE INTO favourite (user_id, course_id, added_at) VALUES (?, ?, ?)', userId, id, context.clock.now())
  return { course_id: courseId, favourite: true }
}

export function removeFavourite({ db }: Context, userId: number, courseId: string) {
  db.run('DELETE FROM favourite WHERE user_id = ? AND course_id = ?', userId, courseId)
  return { course_id: courseId, favourite: false }
}
