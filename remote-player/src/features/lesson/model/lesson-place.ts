import { formatDuration } from '@xhkt/kit/format'

export interface LessonPlace {
  courseTitle: string
  /** The name of the lesson. */
  title: string
  sectionId: string
  /** In seconds. */
  position: number
}

/** Where in which lesson: the beginning of a feedback. */
export const placeText = ({ courseTitle, title, sectionId, position }: LessonPlace): string =>
  `课程：${courseTitle}\n课时：${title}（${sectionId}）\n位置：${formatDuration(position)}`
