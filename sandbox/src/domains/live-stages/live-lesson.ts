import type { Known, LiveStage } from '@xhkt/contract'
import { lessonType, liveStage } from '@xhkt/contract/constants'
import { type LessonRow, liveDuration, startsAt } from '../courses/lesson-row.ts'
import { type Db, query } from '../../core/database.ts'

/** What the teacher has changed in a room; without a row nothing. */
export interface RoomState {
  /** The start of the lesson that `stage` is of; 0: of every one. */
  occurrence: number
  /** Null: by the clock. */
  stage: Known<LiveStage> | null
  /** When the teacher began before the planned start; 0: then or later. */
  started_at: number
  changed_at: number
  notice: string
  is_muted: number
}

/** A live lesson, which is a room, at a moment. */
export interface LiveLessonNow {
  lesson: LessonRow
  stage: Known<LiveStage>
  /** The planned start. */
  startsAt: number
  /** When the picture began, or 0. */
  startedAt: number
  /** The planned end, or when it ended. */
  endsAt: number
  notice: string
  isMuted: boolean
}

const byRoom = query<LessonRow>("SELECT * FROM lesson WHERE live_room_id = ? AND live_room_id <> ''")
const stateOf = query<RoomState>('SELECT occurrence, stage, started_at, changed_at, notice, is_muted FROM live_room WHERE room_id = ?')

function stageByClock(lesson: LessonRow, start: number, now: number): Known<LiveStage> {
  if (lesson.type !== lessonType.live) return liveStage.ended
  if (now < start) return liveStage.upcoming
  return now < start + liveDuration ? liveStage.onAir : liveStage.ended
}

/** What the teacher has changed in the room of a lesson; undefined: nothing. */
export const roomStateOf = (db: Db, { live_room_id }: LessonRow): RoomState | undefined => db.get(stateOf, live_room_id)

/** A live lesson at `now` (unix seconds), with what its teacher has changed, if anything. */
export function liveLessonIn(lesson: LessonRow, state: RoomState | undefined, now: number): LiveLessonNow {
  const start = startsAt(lesson, now)
  const isOfThis = state?.stage != null && (state.occurrence === 0 || state.occurrence === start)
  const stage = isOfThis ? (state.stage ?? liveStage.upcoming) : stageByClock(lesson, start, now)
  const hasEndedEarly = isOfThis && stage === liveStage.ended
  return {
    lesson,
    stage,
    startsAt: start,
    startedAt: stage === liveStage.upcoming ? 0 : (isOfThis && state.started_at) || start,
    endsAt: hasEndedEarly ? state.changed_at : start + liveDuration,
    notice: state?.notice ?? '',
    isMuted: state?.is_muted === 1,
  }
}

/** Null: there is no such room. */
export function findLiveLesson(db: Db, roomId: string, now: number): LiveLessonNow | null {
  const lesson = db.get(byRoom, roomId)
  return lesson ? liveLessonIn(lesson, roomStateOf(db, lesson), now) : null
}
