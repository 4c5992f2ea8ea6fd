import type { Chapter, CourseDetail, Lesson } from '@xhkt/contract'
import { lessonType, liveState } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { unknownState } from '@xhkt/contract/unknown-state'

/** What a lesson is, for every viewer (docs/product/courses.md#lesson-types). */
export type LessonState = 'unavailable' | 'recorded' | 'upcoming' | 'onAir' | 'ended' | 'playback' | 'playbackPending' | 'locked'

/** What decides whether the caller may open the lessons of a course. */
type Access = Pick<CourseDetail, 'owned'>

const statesOfType = {
  [lessonType.unavailable]: 'unavailable',
  [lessonType.recorded]: 'recorded',
  [lessonType.playback]: 'playback',
  [lessonType.playbackPending]: 'playbackPending',
  [lessonType.locked]: 'locked',
  [unknownState]: 'unavailable',
} as const

/** The state of a lesson; of a live lesson by the server's clock. */
export function lessonState({ type, live_state }: Pick<Lesson, 'type' | 'live_state'>): LessonState {
  if (type !== lessonType.live) return statesOfType[type]
  if (live_state === unknownState) return 'unavailable'
  if (live_state === liveState.onAir) return 'onAir'
  return live_state === liveState.ended ? 'ended' : 'upcoming'
}

/** All lessons of a course, in order. */
export const lessonsOf = (chapters: readonly Chapter[]): Lesson[] => chapters.flatMap((chapter) => chapter.lessons)

/** A lesson by its id; null when the course does not have it. */
export const findLesson = (chapters: readonly Chapter[], sectionId: string): Lesson | null =>
  lessonsOf(chapters).find(({ section_id }) => section_id === sectionId) ?? null

const isLive = ({ type }: Lesson): boolean => type === lessonType.live || type === lessonType.locked

/** A live lesson that has not started, bought or not. It can be reserved (预约). */
export const isUpcoming = (lesson: Lesson): boolean => isLive(lesson) && lesson.starts_at > 0 && lesson.live_state === liveState.upcoming

/** A live lesson that is on air, bought or not. */
export const isOnAir = (lesson: Lesson): boolean => isLive(lesson) && lesson.live_state === liveState.onAir

const mayOpen = (lesson: Lesson, { owned }: Access): boolean => owned || lesson.is_trial

/** The lesson has a recording that the caller may play. */
export const isPlayable = (lesson: Lesson, course: Access): boolean =>
  (lesson.type === lessonType.recorded || lesson.type === lessonType.playback) && mayOpen(lesson, course)

/** The lesson can be opened, but not by this caller. */
export function isLocked(lesson: Lesson, course: Access): boolean {
  const state = lessonState(lesson)
  if (state === 'locked') return true
  return !mayOpen(lesson, course) && state !== 'unavailable' && state !== 'ended' && state !== 'playbackPending'
}

/** Where a lesson opens for the caller: on the player's page or in its live room; null when it does not open. */
export function lessonPath(lesson: Lesson, course: Access & Pick<CourseDetail, 'id'>): string | null {
  if (isPlayable(lesson, course)) return paths.lesson(course.id, lesson.section_id)
  const state = lessonState(lesson)
  const hasRoom = (state === 'upcoming' || state === 'onAir') && lesson.live_room_id !== ''
  return hasRoom && mayOpen(lesson, course) ? paths.liveRoom(lesson.live_room_id) : null
}
