import type { Category, CourseCard, Shelf } from '@xhkt/shared/contract'
import type { Context } from '../context.ts'
import { query } from '../db/database.ts'
import { failures } from '../failure.ts'

export interface CourseRow {
  id: number
  category_id: number
  title: string
  summary: string
  cover: string
  form: 1 | 2 | 3
  price: number
  old_price: number
  lesson_count: number
  student_count: number
  teacher_name: string
  introduction: string
  services: string
  has_material: number
}

const byId = query<CourseRow>('SELECT * FROM course WHERE id = ?')
const categories = query<{ id: number; name: string }>('SELECT id, name FROM category ORDER BY position')
const categoryById = query<{ id: number; name: string }>('SELECT id, name FROM category WHERE id = ?')
const mostPopular = query<CourseRow>('SELECT * FROM course WHERE category_id = ? ORDER BY student_count DESC, id LIMIT ?')

const asCategory = (row: { id: number; name: string }): Category => ({ id: String(row.id), name: row.name })

export function courseCard(row: CourseRow): CourseCard {
  const { title, summary, cover, form, price, old_price, lesson_count, student_count, teacher_name } = row
  return { id: String(row.id), title, summary, cover, form, price, old_price, lesson_count, student_count, teacher_name }
}

export function requireCourse({ db }: Context, courseId: string | number): CourseRow {
  const row = db.get(byId, courseId)
  if (!row) throw failures.noSuchCourse()
  return row
}

export const listCategories = ({ db }: Context): Category[] => db.all(categories).map(asCategory)

export function requireCategory({ db }: Context, id: string | number): Category {
  const row = db.get(categoryById, id)
  if (!row) throw failures.noSuchCategory()
  return asCategory(row)
}

export function homeShelves(context: Context, shelves: number, courses: number): Shelf[] {
  return listCategories(context)
    .slice(0, shelves)
    .map((category) => ({ category, courses: context.db.all(mostPopular, category.id, courses).map(courseCard) }))
}
