import type { Chapter, Lesson, LessonProgress } from '@xhkt/contract'

/** A lesson as a learner sees it (docs/product/courses.md#lesson-types). */
export type LessonState = 'open' | 'locked' | 'live' | 'in-the-making' | 'nothing-yet'

/** What a learner can do with a lesson. `owned`: they may play every lesson of the course. */
export function lessonState({ type, is_trial }: Lesson, owned: boolean): LessonState {
  switch (type) {
    case 0:
      return 'nothing-yet'
    case 2:
      return 'live'
    case 4:
      return 'in-the-making'
    case 5:
      return 'locked'
    case 1:
    case 3:
      return owned || is_trial ? 'open' : 'locked'
  }
}

export const lessonAddress = (courseId: string, sectionId: string): string => `/live?course_id=${courseId}&section_id=${sectionId}`

/** The address of a lesson; null when there is nothing to see yet. A locked lesson's own page offers the purchase. */
export function addressOf(lesson: Lesson, courseId: string, state: LessonState): string | null {
  if (state === 'live') return lesson.live_room_id ? `/living?live_room_id=${lesson.live_room_id}` : null
  return state === 'open' || state === 'locked' ? lessonAddress(courseId, lesson.section_id) : null
}

export interface Neighbours {
  previous: Lesson | null
  next: Lesson | null
}

const hasRecording = ({ type }: Lesson): boolean => type === 1 || type === 3 || type === 5
const lessonsOf = (chapters: readonly Chapter[]): Lesson[] => chapters.flatMap(({ lessons }) => lessons)

export const findLesson = (chapters: readonly Chapter[], sectionId: string): Lesson | null =>
  lessonsOf(chapters).find(({ section_id }) => section_id === sectionId) ?? null

/** The lessons before and after one, across chapters, without those that have no recording. */
export function neighboursOf(chapters: readonly Chapter[], sectionId: string): Neighbours {
  const all = lessonsOf(chapters)
  const at = all.findIndex(({ section_id }) => section_id === sectionId)
  if (at < 0) return { previous: null, next: null }
  return { previous: all.slice(0, at).findLast(hasRecording) ?? null, next: all.slice(at + 1).find(hasRecording) ?? null }
}

type Studied = Pick<LessonProgress, 'section_id' | 'updated_at'>

/** The lesson for an address that names none: the one studied last, else the first with a recording. */
export function firstLesson(chapters: readonly Chapter[], progress: readonly Studied[] = []): Lesson | null {
  const [last] = progress.toSorted((a, b) => b.updated_at - a.updated_at)
  return (last && findLesson(chapters, last.section_id)) ?? lessonsOf(chapters).find(hasRecording) ?? null
}
