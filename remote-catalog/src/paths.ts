/** The addresses to which only pages of this area link. */
export const comparePath = '/compare'
/** The comparison of these courses, in this order. */
export const comparison = (courseIds: readonly string[]): string =>
  courseIds.length > 0 ? `${comparePath}?course_ids=${courseIds.join('-')}` : comparePath
