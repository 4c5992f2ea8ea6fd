import type { CourseCard } from '@xhkt/contract'
import type { Context } from '../context.ts'
import { query } from '../db/database.ts'
import { failures } from '../failure.ts'
import { seatsLeft } from '../orders/seats.ts'
import { type PriceRow, pricesAt } from './prices.ts'

/** What a card is made of. */
export interface CardRow extends PriceRow {
  id: number
  category_id: number
  sub_category_id: number
  title: string
  summary: string
  cover: string
  form: 1 | 2 | 3
  lesson_count: number
  student_count: number
  teacher_name: string
  seats: number | null
  created_at: number
  position: number
}

export interface CourseRow extends CardRow {
  introduction: string
  services: string
  has_material: number
  adviser_id: number | null
  valid_days: number
  renew_price: number
}

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
  if (!row) throw failures.noSuchCourse()
  return row
}
