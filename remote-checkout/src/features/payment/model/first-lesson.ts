import type { CourseDetail } from '@xhkt/shared/contract'

type Course = Pick<CourseDetail, 'id' | 'chapters'>

const recorded: ReadonlySet<number> = new Set([1, 3])

const firstRecorded = ({ chapters }: Course) => chapters.flatMap(({ lessons }) => lessons).find(({ type }) => recorded.has(type))

const coursePath = ({ id }: Course): string => `/courseDetail?course_id=${id}`

/** Where 继续学习 leads after the purchase: the first lesson that can be watched, else the course itself. */
export function firstLessonPath(course: Course): string {
  const lesson = firstRecorded(course)
  return lesson ? `/live?course_id=${course.id}&section_id=${lesson.section_id}` : coursePath(course)
}

/** The same for whoever may have studied already: the player itself finds the lesson studied last. */
export const lastLessonPath = (course: Course): string => (firstRecorded(course) ? `/live?course_id=${course.id}` : coursePath(course))
