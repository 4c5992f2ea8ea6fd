import type { CourseForm } from '@xhkt/contract'
import type { PriceRow } from './prices.ts'

/** The columns of a course that its card needs. */
export interface CardRow extends PriceRow {
  id: number
  category_id: number
  sub_category_id: number
  title: string
  summary: string
  cover: string
  form: CourseForm
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
