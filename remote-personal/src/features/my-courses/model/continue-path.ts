import type { CourseDetail, MyCourse } from '@xhkt/shared/contract'

const recorded: ReadonlySet<number> = new Set([1, 3])

const coursePath = (courseId: string) => `/courseDetail?course_id=${courseId}`
const lessonPath = (courseId: string, sectionId: string) => `/live?course_id=${courseId}&section_id=${sectionId}`

/** Where 继续学习 leads: the last lesson, else the course's own page. */
export const continuePath = ({ course, last_section_id }: MyCourse): string =>
  last_section_id ? lessonPath(course.id, last_section_id) : coursePath(course.id)

/** Where a course begins: its first lesson that can be watched, else the course's own page. */
export function beginPath(course: Pick<CourseDetail, 'id' | 'chapters'>): string {
  const lesson = course.chapters.flatMap((chapter) => chapter.lessons).find(({ type }) => recorded.has(type))
  return lesson ? lessonPath(course.id, lesson.section_id) : coursePath(course.id)
}
