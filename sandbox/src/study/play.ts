import type { LessonPlay } from '@xhkt/contract'
import type { User } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { requireCourse } from '../courses/cards.ts'
import { durationOf, isPlayable, type LessonRow, lessonType, requireLesson } from '../courses/lessons.ts'
import { playlistUrl } from '../courses/media.ts'
import { query } from '../db/database.ts'
import { failures } from '../failure.ts'
import { isEnrolled } from '../orders/enrolment.ts'

/** product.md, Study progress: with less left than this, a lesson starts again. */
export const restartWithin = 10

const lastPosition = query<{ position: number }>('SELECT position FROM progress WHERE user_id = ? AND section_id = ?')

const notReady: Partial<Record<LessonRow['type'], string>> = {
  [lessonType.none]: '本节内容正在准备，请先学习其他课时',
  [lessonType.live]: '本节是直播课，请在开播后进入直播间观看',
  [lessonType.making]: '直播回放正在生成，请稍后再来观看',
}

/** The lesson, when this caller may watch it: it is theirs, or free to try. */
export function watchableLesson(context: Context, user: User | null, courseId: string, sectionId: string): LessonRow {
  const course = requireCourse(context, courseId)
  const lesson = requireLesson(context, courseId, sectionId)
  if (!lesson.is_trial && !(user && isEnrolled(context, user.id, course.id))) throw failures.notOwned()
  if (!isPlayable(lesson)) throw failures.lessonNotReady(notReady[lesson.type] ?? '本节暂时不能播放，请稍后再来')
  return lesson
}

function resumeAt({ db }: Context, user: User | null, lesson: LessonRow, duration: number): number {
  const position = user ? (db.get(lastPosition, user.id, lesson.id)?.position ?? 0) : 0
  return duration - position < restartWithin ? 0 : position
}

export function playLesson(context: Context, user: User | null, courseId: string, sectionId: string): LessonPlay {
  const lesson = watchableLesson(context, user, courseId, sectionId)
  const course = requireCourse(context, courseId)
  const duration = durationOf(lesson, context.durations)
  return {
    course_id: String(course.id),
    section_id: String(lesson.id),
    course_title: course.title,
    title: lesson.title,
    url: playlistUrl(lesson.media),
    poster: course.cover,
    duration,
    position: resumeAt(context, user, lesson, duration),
  }
}
