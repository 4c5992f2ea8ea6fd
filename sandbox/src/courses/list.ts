import type { DataOf, QueryOf } from '@xhkt/shared/contract'
import type { Context } from '../context.ts'
import { query, type Value } from '../db/database.ts'
import { pageOf } from '../page-of.ts'
import { courseCard, type CourseRow, requireCategory } from './cards.ts'

const orders = {
  default: 'position, id',
  new: 'created_at DESC, id',
  popular: 'student_count DESC, id',
  price_asc: 'price, id',
  price_desc: 'price DESC, id',
}

export function listCourses(context: Context, wanted: QueryOf<'GET', '/v1/course/list'>): DataOf<'GET', '/v1/course/list'> {
  const category = wanted.course_category_id === undefined ? null : requireCategory(context, wanted.course_category_id)
  const where = category ? 'WHERE category_id = ?' : ''
  const values: Value[] = category ? [category.id] : []
  const order = orders[wanted.sort ?? 'default']
  const page = pageOf(context.db, wanted, {
    count: query(`SELECT count(*) AS total FROM course ${where}`),
    rows: query<CourseRow>(`SELECT * FROM course ${where} ORDER BY ${order} LIMIT ? OFFSET ?`),
    values,
  })
  return { ...page, list: page.list.map(courseCard), category }
}
