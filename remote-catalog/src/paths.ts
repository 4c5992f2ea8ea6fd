/** The addresses to which only pages of this area link. */
export const comparePath = '/compare'
/** The comparison of these courses, in this order. */
export const comparison = (courseIds: readonly string[]): string =>
  courseIds.length > 0 ? `${comparePath}?course_ids=${courseIds.join('-')}` : comparePath
export const teacherPath = '/teacher'
/**
 * The page of a teacher. No call finds one by an id: the search finds the courses by the name.
 * @param courseId One of the courses, which knows more than the name.
 */
export const teacher = (name: string, courseId: string): string =>
  `${teacherPath}?${new URLSearchParams({ name, course_id: courseId }).toString()}`
