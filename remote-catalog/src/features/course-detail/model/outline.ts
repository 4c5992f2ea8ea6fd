import type { Chapter, Lesson, LessonProgress } from '@xhkt/shared/contract'
import { formatDuration } from '@xhkt/shared/format'
import { isUpcoming, lessonsOf } from './lesson.ts'

const lastStudied = (studied: readonly LessonProgress[]): LessonProgress | undefined =>
  [...studied].sort((a, b) => b.updated_at - a.updated_at)[0]

/** What is open until the reader opens or closes something: the first chapter, and the one studied last. */
export function openAtFirst(chapters: readonly Chapter[], studied: readonly LessonProgress[]): Set<string> {
  const last = lastStudied(studied)?.section_id
  const has = (chapter: Chapter) => chapter.lessons.some((lesson) => lesson.section_id === last)
  return new Set(chapters.filter((chapter, i) => i === 0 || has(chapter)).map((chapter) => chapter.chapter_id))
}

/** How far the learner is, lesson by lesson, in words: 上次学到 for the one studied last. */
export function studyMarks(studied: readonly LessonProgress[]): Map<string, string> {
  const last = lastStudied(studied)
  return new Map(
    studied.map((progress) => {
      const place = formatDuration(progress.position)
      const mark = progress === last ? `上次学到 ${place}` : `学到 ${place}`
      return [progress.section_id, progress.finished ? (progress === last ? '已学完 · 上次学习' : '已学完') : mark]
    }),
  )
}

/** The next moment, in 10-digit seconds, at which a lesson goes on air: what is shown of it is out of date then. */
export function nextStart(chapters: Chapter[], now: number): number | null {
  const starts = lessonsOf(chapters)
    .filter((lesson: Lesson) => isUpcoming(lesson) && lesson.starts_at > now)
    .map((lesson) => lesson.starts_at)
  return starts.length > 0 ? Math.min(...starts) : null
}
