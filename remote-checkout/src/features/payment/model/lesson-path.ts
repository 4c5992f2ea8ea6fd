import type { CourseDetail } from '@xhkt/contract'

type Course = Pick<CourseDetail, 'id' | 'chapters'>

const recorded: ReadonlySet<number> = new Set([1, 3])

/** Where 继续学习 leads: the player, which chooses the lesson; the course page where no lesson plays. */
export function lessonPath({ id, chapters }: Course): string {
  const isReady = chapters.some(({ lessons }) => lessons.some(({ type }) => recorded.has(type)))
  return `${isReady ? '/live' : '/courseDetail'}?course_id=${id}`
}
