import { lessonPath } from './lesson-path.ts'
import { useCourse } from './use-course.ts'

/** Where 继续学习 leads, by the outline. The course's own page has the lessons too, for the moment before the outline is there. */
export function useLessonPath(courseId: string | undefined): string {
  const { data: course } = useCourse(courseId)
  if (course) return lessonPath(course)
  return courseId ? `/courseDetail?course_id=${courseId}` : '/personal/myCourse'
}
