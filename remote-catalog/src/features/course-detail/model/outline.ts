import type { Chapter, LessonProgress } from '@xhkt/contract'
import { liveNowOrNext } from '@xhkt/kit/rules/live'
import { formatDuration } from '@xhkt/kit/format'

const lastStudied = (studied: readonly LessonProgress[]): LessonProgress | undefined =>
  [...studied].sort((a, b) => b.updated_at - a.updated_at)[0]

/** The chapters that are open at first: the first one, that of the lesson studied last, and that of the next live lesson. */
export function openAtFirst(chapters: readonly Chapter[], studied: readonly LessonProgress[]): Set<string> {
  const wanted = new Set([lastStudied(studied)?.section_id, liveNowOrNext(chapters)?.section_id])
  const has = (chapter: Chapter) => chapter.lessons.some((lesson) => wanted.has(lesson.section_id))
  return new Set(chapters.filter((chapter, i) => i === 0 || has(chapter)).map((chapter) => chapter.chapter_id))
}

/** The learner's progress per lesson, in words: 上次学到 for the one studied last. */
export function studyMarks(studied: readonly LessonProgress[]): Map<string, string> {
  const last = lastStudied(studied)
  return new Map(
    studied.map((progress) => {
      const time = formatDuration(progress.position)
      const mark = progress === last ? `上次学到 ${time}` : `学到 ${time}`
      return [progress.section_id, progress.finished ? (progress === last ? '已学完 · 上次学习' : '已学完') : mark]
    }),
  )
}
