import { lessonPath } from './lesson-path.ts'
import { useCourse } from './use-course.ts'

/** Where 继续学习 leads, from the outline. Until that has loaded: the course page. */
export function useLessonPath(courseId: string | undefined): string {
  const { data: course } = useCourse(courseId)
  if (course) return lessonPath(course)
  return courseId ? `/courseDetail?course_id=${courseId}` : '/personal/myCourse'
}
