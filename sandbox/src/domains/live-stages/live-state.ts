import type { LiveState } from '@xhkt/contract'
import { lessonType, liveStage, liveState } from '@xhkt/contract/constants'
import type { Context } from '../../core/context.ts'
import type { LessonRow } from '../courses/lesson-row.ts'
import { liveLessonIn, type RoomState, roomStateOf } from './live-lesson.ts'

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
