import type { CourseDetail, Lesson } from '@xhkt/contract'
import { isPlayable, lessonsOf } from '@xhkt/kit/rules/lesson'

/** The first lesson that a caller without the course may play (试听). */
export const trialLesson = (course: CourseDetail): Lesson | null =>
  lessonsOf(course.chapters).find((lesson) => lesson.is_trial && isPlayable(lesson, course)) ?? null
