import type { CourseDetail, Lesson } from '@xhkt/shared/contract'

/** The live lesson to point out: one on air, else the one that starts next; null without any. */
export function nextLive({ chapters }: CourseDetail): Lesson | null {
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  const coming = lessons.filter((lesson) => lesson.live_state === 1).sort((a, b) => a.starts_at - b.starts_at)
  return lessons.find((lesson) => lesson.live_state === 2) ?? coming[0] ?? null
}
