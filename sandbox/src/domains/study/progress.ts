import type { LessonProgress } from '@xhkt/contract'
import type { PlayedRange } from '@xhkt/contract/played-ranges'
import type { Context } from '../../core/context.ts'
import { durationOf, lessonsOf, studiedDurationOf } from '../courses/lessons.ts'
import type { LessonRow } from '../courses/lesson-row.ts'
import { query } from '../../core/database.ts'

export interface ProgressRow {
  section_id: number
  position: number
  /** JSON of the played ranges. */
  ranges: string
  played: number
  finished: number
  updated_at: number
}

const ofCourse = query<ProgressRow>(
  'SELECT * FROM progress WHERE user_id = ? AND course_id = ? ORDER BY updated_at DESC, section_id DESC',
)
export function courseProgress(context: Context, userId: number, courseId: string | number): LessonProgress[] {
  const lessons = new Map(lessonsOf(context, courseId).map((lesson) => [lesson.id, lesson]))
  return context.db.all(ofCourse, userId, courseId).flatMap((row) => {
    const lesson = lessons.get(row.section_id)
    return lesson ? [lessonProgress(row, studiedDurationOf(lesson, context.durations))] : []
  })
}

function lessonProgress({ section_id, position, ranges, played, finished, updated_at }: ProgressRow, duration: number): LessonProgress {
  const parts = JSON.parse(ranges) as PlayedRange[]
  return { section_id: String(section_id), position, duration, played, ranges: parts, finished: finished === 1, updated_at }
}

/** The played percent of the course's duration. A finished lesson counts fully, an unfinished one by what was played of it. */
export function percent(context: Context, lessons: LessonRow[], progress: Map<string, LessonProgress>): number {
  const total = lessons.reduce((sum, lesson) => sum + durationOf(lesson, context.durations), 0)
  const played = lessons.reduce((sum, lesson) => {
    const current = progress.get(String(lesson.id))
    const duration = durationOf(lesson, context.durations)
    return sum + (current?.finished ? duration : Math.min(current?.played ?? 0, duration))
  }, 0)
  return total === 0 ? 0 : Math.min(100, Math.round((played / total) * 100))
}
