import type { CourseDetail } from '@xhkt/shared/contract'

const recorded: ReadonlySet<number> = new Set([1, 3])

/** Where 继续学习 leads after the purchase: the first lesson that can be watched, else the course itself. */
export function firstLessonPath(course: Pick<CourseDetail, 'id' | 'chapters'>): string {
  const lesson = course.chapters.flatMap((chapter) => chapter.lessons).find(({ type }) => recorded.has(type))
  return lesson ? `/live?course_id=${course.id}&section_id=${lesson.section_id}` : `/courseDetail?course_id=${course.id}`
}
