import type { CourseDetail, Lesson, LessonProgress } from '@xhkt/contract'
import { isFinished, mergeRanges, type PlayedRange, secondsOf } from '@xhkt/contract/played-ranges'
import { isPlayable, lessonsOf } from '@xhkt/kit/rules/lesson'

/** What the end of a lesson means to the learner. Seconds. */
export type LessonEnd =
  /** The course is not bought. */
  | { kind: 'trial' }
  /** The picture ended, but less than 90 % of the lesson were played. */
  | { kind: 'unfinished'; left: number; firstUnplayed: number }
  | { kind: 'courseFinished' }
  | { kind: 'next'; next: Lesson }
  /** The last lesson; `unfinished` is the first one that is not finished. */
  | { kind: 'last'; unfinished: Lesson | null; count: number }

export interface EndedLesson {
  sectionId: string
  duration: number
  /** What was played since the page loaded, which the progress may not contain yet. */
  played: readonly PlayedRange[]
  /** What was skipped because no line has it. It does not keep the lesson from being finished. */
  missing: readonly PlayedRange[]
  /** Of all lessons; empty for a visitor. */
  progress: readonly LessonProgress[]
  course: CourseDetail | null
  next: Lesson | null
}

/** Shorter parts that were not played are not worth a visit, in seconds. */
const SHORTEST_GAP = 1

function firstGap(ranges: readonly PlayedRange[]): number {
  let reached = 0
  for (const [start, end] of ranges) {
    if (start - reached >= SHORTEST_GAP) return reached
    reached = Math.max(reached, end)
  }
  return reached
}

export function lessonEnd({ sectionId, duration, played, missing, progress, course, next }: EndedLesson): LessonEnd {
  if (course && !course.owned) return { kind: 'trial' }
  const before = progress.find(({ section_id }) => section_id === sectionId)
  const ranges = mergeRanges([...(before?.ranges ?? []), ...played])
  const seconds = secondsOf(ranges)
  const playable = duration - secondsOf(mergeRanges(missing))
  if (!before?.finished && !isFinished(seconds, playable)) {
    return { kind: 'unfinished', left: playable - seconds, firstUnplayed: firstGap(mergeRanges([...ranges, ...missing])) }
  }
  const finished = new Set([sectionId, ...progress.filter((each) => each.finished).map(({ section_id }) => section_id)])
  const lessons = course ? lessonsOf(course.chapters).filter((lesson) => isPlayable(lesson, course)) : []
  const left = lessons.filter(({ section_id }) => !finished.has(section_id))
  if (course && left.length === 0) return { kind: 'courseFinished' }
  return next ? { kind: 'next', next } : { kind: 'last', unfinished: left[0] ?? null, count: left.length }
}
