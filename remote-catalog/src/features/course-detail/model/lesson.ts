import type { Chapter, CourseDetail, Lesson } from '@xhkt/shared/contract'

/** Section 3, lesson types. */
const labels: Record<Lesson['type'], string> = { 0: '待更新', 1: '录播', 2: '直播', 3: '直播回放', 4: '回放生成中', 5: '未解锁' }

export const lessonLabel = (lesson: Lesson): string => labels[lesson.type]

type Course = Pick<CourseDetail, 'id' | 'owned'>

export const playHref = (courseId: string, sectionId: string): string =>
  `/live?${new URLSearchParams({ course_id: courseId, section_id: sectionId }).toString()}`

/** Has a recording that the caller may play. */
const isPlayable = (lesson: Lesson, course: Course): boolean =>
  (lesson.type === 1 || lesson.type === 3) && (course.owned || lesson.is_trial)

/** Where a lesson opens; null where there is nothing to open, or not for this caller. */
export function lessonHref(lesson: Lesson, course: Course): string | null {
  if (isPlayable(lesson, course)) return playHref(course.id, lesson.section_id)
  if (lesson.type === 2 && lesson.live_room_id && (course.owned || lesson.is_trial)) {
    return `/living?${new URLSearchParams({ live_room_id: lesson.live_room_id }).toString()}`
  }
  return null
}

/** There is something to open, but not for this caller. */
export const isLocked = (lesson: Lesson, course: Course): boolean =>
  lesson.type === 5 || (!course.owned && !lesson.is_trial && lesson.type >= 1 && lesson.type <= 3)

const lessonsOf = (chapters: Chapter[]): Lesson[] => chapters.flatMap((chapter) => chapter.lessons)

/** The first lesson that plays for someone who does not own the course (试听). */
export const trialLesson = (course: CourseDetail): Lesson | null =>
  lessonsOf(course.chapters).find((lesson) => lesson.is_trial && isPlayable(lesson, course)) ?? null

interface Studied {
  section_id: string
  updated_at: number
}

/** The lesson to go on with: the one studied last, or the first that plays; null when none does yet. */
export function nextLesson(course: CourseDetail, studied: Studied[]): Lesson | null {
  const playable = lessonsOf(course.chapters).filter((lesson) => isPlayable(lesson, course))
  const last = [...studied].sort((a, b) => b.updated_at - a.updated_at)
  for (const { section_id } of last) {
    const lesson = playable.find((candidate) => candidate.section_id === section_id)
    if (lesson) return lesson
  }
  return playable[0] ?? null
}
