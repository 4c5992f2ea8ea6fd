import type { Lesson, LiveState } from '@xhkt/contract'
import { lessonType, liveStage, liveState } from '@xhkt/contract/constants'
import type { User } from '../accounts/users.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { apiErrors } from '../../core/api-error.ts'
import { liveLessonIn, type RoomState, roomStateOf } from '../live-stages/live-lesson.ts'
import { isReserved } from '../reservations/reservations.ts'
import { type LessonRow, liveDuration, startsAt } from './lesson-row.ts'
import type { Durations } from '../media/media.ts'

// They stand apart, because the live rooms need them and are part of the context.
export { type LessonRow, liveDuration, startsAt }

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

const statesOfStages = {
  [liveStage.upcoming]: liveState.upcoming,
  [liveStage.onAir]: liveState.onAir,
  // The lesson continues after the pause.
  [liveStage.paused]: liveState.onAir,
  [liveStage.ended]: liveState.ended,
} as const

/** By the clock, unless the teacher has started, paused or ended the lesson in its room. */
export function liveStateIn(lesson: LessonRow, room: RoomState | undefined, now: number): LiveState {
  if (lesson.type === lessonType.playback || lesson.type === lessonType.playbackPending) return liveState.ended
  if (lesson.type !== lessonType.live) return liveState.none
  return statesOfStages[liveLessonIn(lesson, room, now).stage]
}

export const liveStateOf = ({ db, clock }: Context, lesson: LessonRow): LiveState =>
  liveStateIn(lesson, lesson.type === lessonType.live ? roomStateOf(db, lesson) : undefined, clock.now())

/** A lesson as the caller sees it. It is locked unless the course is owned or the lesson is a trial. */
export function lessonView(context: Context, row: LessonRow, owned: boolean, user: User | null): Lesson {
  const now = context.clock.now()
  return {
    section_id: String(row.id),
    title: row.title,
    type: owned || row.is_trial ? row.type : lessonType.locked,
    duration: durationOf(row, context.durations),
    is_trial: row.is_trial === 1,
    starts_at: startsAt(row, now),
    live_state: liveStateOf(context, row),
    live_room_id: row.live_room_id,
    reserved: user !== null && row.type === lessonType.live && isReserved(context, user.id, row.id),
  }
}
