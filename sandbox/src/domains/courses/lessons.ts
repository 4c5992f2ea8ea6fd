import { lessonType } from '@xhkt/contract/constants'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { apiErrors } from '../../core/api-error.ts'
import { type LessonRow, liveDuration } from './lesson-row.ts'
import type { Durations } from '../media/media.ts'

const ofCourse = query<LessonRow>('SELECT * FROM lesson WHERE course_id = ? ORDER BY id')
const byId = query<LessonRow>('SELECT * FROM lesson WHERE id = ? AND course_id = ?')

export const isPlayable = (lesson: LessonRow) => lesson.type === lessonType.recorded || lesson.type === lessonType.playback

/** Seconds; 0 when there is nothing to play yet. */
export function durationOf(lesson: LessonRow, durations: Durations): number {
  return isPlayable(lesson) ? (durations.get(lesson.media) ?? 0) : 0
}

/** The length that study reports count against, in seconds: that of a live lesson is what it lasts. */
export const studiedDurationOf = (lesson: LessonRow, durations: Durations): number =>
  lesson.type === lessonType.live ? liveDuration : durationOf(lesson, durations)

export const lessonsOf = ({ db }: Context, courseId: string | number) => db.all(ofCourse, courseId)

export function requireLesson({ db }: Context, courseId: string, sectionId: string): LessonRow {
  const row = db.get(byId, sectionId, courseId)
  if (!row) throw apiErrors.lessonNotFound()
  return row
}
