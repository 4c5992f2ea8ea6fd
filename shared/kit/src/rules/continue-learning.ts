import type { CourseDetail, Lesson, LessonProgress } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import * as words from '../words.ts'
import { isPlayable, lessonPath, lessonsOf } from './lesson.ts'
import { liveNow } from './live.ts'

type Progress = Pick<LessonProgress, 'section_id' | 'updated_at'>

/** The control that leads into a course. */
export interface LearningLink {
  /** 开始学习 before the first lesson, 继续学习 after it, or 进入直播. */
  label: string
  /** Null when nothing of the course can be opened yet. */
  path: string | null
}

/**
 * The lesson to go on with: the one studied last, else the first one; null without lessons.
 * @param lessons - those that can be opened, in order
 */
export function lessonToContinue(lessons: readonly Lesson[], progress: readonly Progress[]): Lesson | null {
  const latestFirst = progress.toSorted((a, b) => b.updated_at - a.updated_at)
  for (const { section_id } of latestFirst) {
    const lesson = lessons.find((candidate) => candidate.section_id === section_id)
    if (lesson) return lesson
  }
  return lessons[0] ?? null
}

/**
 * Where 开始学习 or 继续学习 leads in a course whose outline is known. A live lesson on air counts when there is no recording.
 * @param progress - of the caller in this course; undefined while it is unknown: the player then finds the lesson
 */
export function learningLink(
  course: Pick<CourseDetail, 'id' | 'owned' | 'chapters'>,
  progress: readonly Progress[] | undefined,
): LearningLink {
  const label = progress?.length === 0 ? words.startLearning : words.continueLearning
  const playable = lessonsOf(course.chapters).filter((lesson) => isPlayable(lesson, course))
  if (playable.length > 0) {
    return { label, path: paths.lesson(course.id, progress && lessonToContinue(playable, progress)?.section_id) }
  }
  const live = liveNow(course.chapters)
  const room = live && lessonPath(live, course)
  return room ? { label: words.enterLiveRoom, path: room } : { label, path: null }
}
