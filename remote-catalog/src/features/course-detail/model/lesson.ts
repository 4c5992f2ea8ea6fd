import type { Chapter, CourseDetail, Lesson, LessonProgress } from '@xhkt/contract'

export type LessonState = 'none' | 'recorded' | 'upcoming' | 'onAir' | 'ended' | 'playback' | 'making' | 'locked'

/** The state of a lesson, from its type and, for a live lesson, its stage. */
export function lessonState({ type, live_state }: Pick<Lesson, 'type' | 'live_state'>): LessonState {
  if (type === 2) return live_state === 2 ? 'onAir' : live_state === 3 ? 'ended' : 'upcoming'
  return ({ 0: 'none', 1: 'recorded', 3: 'playback', 4: 'making', 5: 'locked' } as const)[type]
}

const labels: Record<LessonState, string> = {
  none: '待更新',
  recorded: '录播',
  upcoming: '直播',
  onAir: '直播中',
  ended: '直播已结束',
  playback: '直播回放',
  making: '回放生成中',
  locked: '未解锁',
}

export const lessonLabel = (lesson: Pick<Lesson, 'type' | 'live_state'>): string => labels[lessonState(lesson)]

/** A live lesson that has not started, locked or not: it can be reserved (预约). */
export const isUpcoming = ({ type, live_state, starts_at }: Lesson): boolean =>
  starts_at > 0 && live_state === 1 && (type === 2 || type === 5)

/** A live lesson that is on air, locked or not. */
export const isOnAir = ({ type, live_state }: Lesson): boolean => live_state === 2 && (type === 2 || type === 5)

type Course = Pick<CourseDetail, 'id' | 'owned'>

export const playHref = (courseId: string, sectionId: string): string =>
  `/live?${new URLSearchParams({ course_id: courseId, section_id: sectionId }).toString()}`

/** Has a recording that the learner may play. */
const isPlayable = (lesson: Lesson, course: Course): boolean =>
  (lesson.type === 1 || lesson.type === 3) && (course.owned || lesson.is_trial)

/** The address of a lesson; null when it cannot be opened, or not by this learner. */
export function lessonHref(lesson: Lesson, course: Course): string | null {
  if (isPlayable(lesson, course)) return playHref(course.id, lesson.section_id)
  const hasRoom = lesson.type === 2 && lesson.live_room_id && lessonState(lesson) !== 'ended'
  if (hasRoom && (course.owned || lesson.is_trial)) {
    return `/living?${new URLSearchParams({ live_room_id: lesson.live_room_id }).toString()}`
  }
  return null
}

/** The lesson can be opened, but not by this learner. */
export const isLocked = (lesson: Lesson, course: Course): boolean =>
  lesson.type === 5 || (!course.owned && !lesson.is_trial && lesson.type >= 1 && lesson.type <= 3 && lessonState(lesson) !== 'ended')

export const lessonsOf = (chapters: readonly Chapter[]): Lesson[] => chapters.flatMap((chapter) => chapter.lessons)

/** The first lesson that plays without owning the course (试听). */
export const trialLesson = (course: CourseDetail): Lesson | null =>
  lessonsOf(course.chapters).find((lesson) => lesson.is_trial && isPlayable(lesson, course)) ?? null

type Studied = Pick<LessonProgress, 'section_id' | 'updated_at'>

/** Where 继续学习 leads: the lesson studied last, else the first that plays; null when none plays yet. */
export function nextLesson(course: CourseDetail, studied: Studied[]): Lesson | null {
  const playable = lessonsOf(course.chapters).filter((lesson) => isPlayable(lesson, course))
  const last = [...studied].sort((a, b) => b.updated_at - a.updated_at)
  for (const { section_id } of last) {
    const lesson = playable.find((candidate) => candidate.section_id === section_id)
    if (lesson) return lesson
  }
  return playable[0] ?? null
}
