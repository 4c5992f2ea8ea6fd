import type { Lesson, LiveState } from '@xhkt/contract'
import type { User } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { query } from '../db/database.ts'
import { failures } from '../failure.ts'
import { isReserved } from '../reserve/reservations.ts'
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
  repeat_s: number
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

/** How long a live lesson goes on. */
export const liveLength = 5400

/**
 * When a live lesson starts, or has started: one that is repeated starts next once it is over. So a sandbox of last month has lessons
 * to come as on its first day, and one lesson that begins again when it ends is on air whenever somebody looks.
 */
export function startsAt({ starts_at, repeat_s }: LessonRow, now: number): number {
  if (repeat_s === 0 || now < starts_at + liveLength) return starts_at
  return starts_at + (Math.floor((now - starts_at - liveLength) / repeat_s) + 1) * repeat_s
}

export function liveStateOf(lesson: LessonRow, now: number): LiveState {
  if (lesson.type === lessonType.playback || lesson.type === lessonType.making) return 3
  if (lesson.type !== lessonType.live) return 0
  const start = startsAt(lesson, now)
  if (now < start) return 1
  return now < start + liveLength ? 2 : 3
}

/** A lesson as this caller sees it: locked, unless it is theirs or free to try. */
export function lessonFor(context: Context, row: LessonRow, owned: boolean, user: User | null): Lesson {
  const now = context.clock.now()
  return {
    section_id: String(row.id),
    title: row.title,
    type: owned || row.is_trial ? row.type : lessonType.locked,
    duration: durationOf(row, context.durations),
    is_trial: row.is_trial === 1,
    starts_at: startsAt(row, now),
    live_state: liveStateOf(row, now),
    live_room_id: row.live_room_id,
    reserved: user !== null && row.type === lessonType.live && isReserved(context, user.id, row.id),
  }
}
