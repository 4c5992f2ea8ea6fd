import * as paths from '@xhkt/contract/paths'

/** The page of the courses that a coupon is for: one course, those of a category, or all of them. Empty or missing: none. */
export function couponCoursesPath(courseId?: string, categoryId?: string): string {
  if (courseId) return paths.course(courseId)
  return categoryId ? paths.category(categoryId) : paths.categories
}
