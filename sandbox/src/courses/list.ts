import type { CourseCard, DataOf, QueryOf } from '@xhkt/contract'
import type { Context } from '../context.ts'
import { sliceOf } from '../page-of.ts'
import { type CardRow, courseCard, requireCourse } from './cards.ts'
import { requireCategory } from './categories.ts'

const relatedCourses = 5

/** One page of courses; only its own are made into cards. */
export function pageOfCourses(context: Context, courses: readonly CardRow[], wanted: { page?: number; page_size?: number }) {
  const page = sliceOf(courses, wanted)
  return { ...page, list: page.list.map((row) => courseCard(context, row)) }
}

export function listCourses(context: Context, wanted: QueryOf<'GET', '/v1/course/list'>): DataOf<'GET', '/v1/course/list'> {
  const { course_category_id: categoryId, page, page_size, ...filter } = wanted
  const category = categoryId === undefined ? null : requireCategory(context, categoryId)
  const courses = context.courses.select({ ...filter, categoryId: Number(category?.id ?? 0) })
  return { ...pageOfCourses(context, courses, { page, page_size }), category }
}

/** The most popular ones beside it: of its own subject first, then of the category, then of all. */
export function relatedTo(context: Context, courseId: string): CourseCard[] {
  const course = requireCourse(context, courseId)
  const beside = [course.sub_category_id, course.category_id, 0].flatMap((categoryId) =>
    context.courses.select({ categoryId, sort: 'popular' }).slice(0, 2 * relatedCourses + 1),
  )
  const others = new Map(beside.map((row) => [row.id, row]))
  others.delete(course.id)
  return [...others.values()].slice(0, relatedCourses).map((row) => courseCard(context, row))
}
