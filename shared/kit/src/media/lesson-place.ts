import type { LessonPlay } from '@xhkt/contract'
import { formatDuration } from '@xhkt/kit/format'

export type NamedLesson = Pick<LessonPlay, 'course_title' | 'title' | 'section_id'>

/** The first lines of a feedback: course, lesson and position. `position` in seconds. */
export const placeText = ({ course_title, title, section_id }: NamedLesson, position: number): string =>
  `课程：${course_title}\n课时：${title}（${section_id}）\n位置：${formatDuration(position)}`
