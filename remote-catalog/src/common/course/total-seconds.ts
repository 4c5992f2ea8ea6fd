import type { CourseDetail } from '@xhkt/contract'
import { lessonsOf } from '@xhkt/kit/rules/lesson'

/** The length of all lessons, in seconds; 0: unknown. Not among the facts, because the page of a course needs it later than those. */
export const totalSeconds = ({ chapters }: Pick<CourseDetail, 'chapters'>): number =>
  lessonsOf(chapters).reduce((sum, { duration }) => sum + duration, 0)
