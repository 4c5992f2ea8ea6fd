import type { CourseCard, DataOf, QueryOf } from '@xhkt/contract'
import type { Context } from '../../core/context.ts'
import { slicePage } from '../../core/pagination.ts'
import { courseCard, requireCourse } from './cards.ts'
import { requireCategory } from './categories.ts'
import type { CardRow } from './course-row.ts'

const relatedCount = 5

/** One page of course cards. */
export function courseCardPage(context: Context, courses: readonly CardRow[], pageQuery: { page?: number; page_size?: number }) {
  const page = slicePage(courses, pageQuery)
  return { ...page, list: page.list.map((row) => courseCard(context, row)) }
}

export function listCourses(context: Context, query: QueryOf<'GET', '/v1/course/list'>): DataOf<'GET', '/v1/course/list'> {
  const { course_category_id: categoryId, page, page_size, ...filter } = query
  const category = categoryId === undefined ? null : requireCategory(context, categoryId)
  const courses = context.courses.select({ ...filter, categoryId: Number(category?.id ?? 0) })
  return { ...courseCardPage(context, courses, { page, page_size }), category }
}

/** The most popular other courses: first of the same subcategory, then of the category, then of all. */
export function listRelatedCourses(context: Context, courseId: string): CourseCard[] {
  const course = requireCourse(context, courseId)
  const candidates = [course.sub_category_id, course.category_id, 0].flatMap((categoryId) =>
    context.courses.select({ categoryId, sort: 'popular' }).slice(0, 2 * relatedCount + 1),
  )
  const others = new Map(candidates.map((row) => [row.id, row]))
  others.delete(course.id)
  return [...others.values()].slice(0, relatedCount).map((row) => courseCard(context, row))
}
