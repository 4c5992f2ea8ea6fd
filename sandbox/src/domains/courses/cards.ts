import type { CourseCard } from '@xhkt/contract'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { apiErrors } from '../../core/api-error.ts'
import { seatsLeft } from '../order-states/seats.ts'
import type { CardRow, CourseRow } from './course-row.ts'
import { pricesAt } from './prices.ts'

const byId = query<CourseRow>('SELECT * FROM course WHERE id = ?')

const isSoldOut = (context: Context, row: CardRow) => row.seats !== null && seatsLeft(context, row.id) === 0

export function courseCard(context: Context, row: CardRow): CourseCard {
  const { title, summary, cover, form, lesson_count, student_count, teacher_name } = row
  const sold_out = isSoldOut(context, row)
  const prices = pricesAt(row, context.clock.now())
  return { id: String(row.id), title, summary, cover, form, ...prices, sold_out, lesson_count, student_count, teacher_name }
}

export function requireCourse({ db }: Context, courseId: string | number): CourseRow {
  const row = db.get(byId, courseId)
  if (!row) throw apiErrors.courseNotFound()
  return row
}
