import { formatDuration } from '@xhkt/kit/format'

/** The first lines of a feedback: course, lesson and position. `position` in seconds. */
export const placeText = (courseTitle: string, lesson: string, position: number): string =>
  `课程：${courseTitle}\n课时：${lesson}\n位置：${formatDuration(position)}`
