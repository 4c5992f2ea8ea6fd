import type { Chapter, Lesson } from '@xhkt/contract'
import { lessonType } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { foldKeyword } from '@xhkt/kit/search/keyword'
import { isLocked, lessonPath, lessonsOf, type LessonState, lessonState } from '@xhkt/kit/rules/lesson'

interface Course {
  id: string
  owned: boolean
}

/** What a lesson is to the caller: one that they must buy first is locked. */
export const stateForCaller = (lesson: Lesson, course: Course): LessonState =>
  isLocked(lesson, course) ? 'locked' : lessonState(lesson)

/** Where a row of the outline leads; null when nothing opens. The page of a locked lesson says how to buy it. */
export const rowPath = (lesson: Lesson, course: Course): string | null =>
  isLocked(lesson, course) ? paths.lesson(course.id, lesson.section_id) : lessonPath(lesson, course)

export interface Neighbours {
  previous: Lesson | null
  next: Lesson | null
}

/** The lesson has a page in the player: with its recording, or with the way to buy it. */
export const hasPage = ({ type }: Lesson): boolean =>
  type === lessonType.recorded || type === lessonType.playback || type === lessonType.locked

/** The lessons before and after one, over the chapters, leaving out those without a page. */
export function neighboursOf(chapters: readonly Chapter[], sectionId: string): Neighbours {
  const all = lessonsOf(chapters)
  const at = all.findIndex(({ section_id }) => section_id === sectionId)
  if (at < 0) return { previous: null, next: null }
  return { previous: all.slice(0, at).findLast(hasPage) ?? null, next: all.slice(at + 1).find(hasPage) ?? null }
}

/** The place of a lesson among all lessons of its course, from 1; 0 when the course does not have it. */
export const numberOf = (chapters: readonly Chapter[], sectionId: string): number =>
  lessonsOf(chapters).findIndex(({ section_id }) => section_id === sectionId) + 1

/** The chapters with the lessons whose title has every word of the keyword; all of them for an empty one. */
export function chaptersMatching(chapters: readonly Chapter[], keyword: string): readonly Chapter[] {
  const words = foldKeyword(keyword).split(' ').filter(Boolean)
  if (words.length === 0) return chapters
  const fits = ({ title }: Lesson): boolean => {
    const folded = title.normalize('NFKC').toLowerCase()
    return words.every((word) => folded.includes(word))
  }
  return chapters.map((chapter) => ({ ...chapter, lessons: chapter.lessons.filter(fits) })).filter(({ lessons }) => lessons.length > 0)
}
