import type { Lesson } from '@xhkt/shared/contract'
import type { Context } from '../context.ts'
import { query } from '../db/database.ts'
import { failures } from '../failure.ts'
import type { Durations } from './media.ts'

export interface LessonRow {
  id: number
  course_id: number
  chapter_id: number
  title: string
  type: 0 | 1 | 2 | 3 | 4
  media: string
  is_trial: number
  starts_at: number
  live_room_id: string
}

const ofCourse = query<LessonRow>('SELECT * FROM lesson WHERE course_id = ? ORDER BY id')
const one = query<LessonRow>('SELECT * FROM lesson WHERE id = ? AND course_id = ?')

/** Section 3, lesson types. */
export const lessonType = { none: 0, recorded: 1, live: 2, playback: 3, making: 4, locked: 5 } as const

/** A recording is there to be played. */
export const isPlayable = (lesson: LessonRow) => lesson.type === lessonType.recorded || lesson.type === lessonType.playback

/** Seconds; 0 when there is nothing to play yet. */
export function durationOf(lesson: LessonRow, durations: Durations): number {
  return isPlayable(lesson) ? (durations.get(lesson.media) ?? 0) : 0
}

export const lessonsOf = ({ db }: Context, courseId: string | number) => db.all(ofCourse, courseId)

export function requireLesson({ db }: Context, courseId: string, sectionId: string): LessonRow {
  const row = db.get(one, sectionId, courseId)
  if (!row) throw failures.noSuchLesson()
  return row
}

/** A lesson as this caller sees it: locked, unless it is theirs or free to try. */
export function lessonFor(row: LessonRow, owned: boolean, durations: Durations): Lesson {
  return {
    section_id: String(row.id),
    title: row.title,
    type: owned || row.is_trial ? row.type : lessonType.locked,
    duration: durationOf(row, durations),
    is_trial: row.is_trial === 1,
    starts_at: row.starts_at,
    live_room_id: row.live_room_id,
  }
}
