import type { LessonPlay } from '@xhkt/contract'
import { lessonType } from '@xhkt/contract/constants'
import type { User } from '../../core/user.ts'
import { isAgreementSigned } from '../agreements/agreements.ts'
import type { Context } from '../../core/context.ts'
import { requireCourse } from '../courses/cards.ts'
import { durationOf, isPlayable, requireLesson } from '../courses/lessons.ts'
import type { LessonRow } from '../courses/lesson-row.ts'
import { mediaOf } from '../media/media.ts'
import { query } from '../../core/database.ts'
import { apiErrors } from '../../core/api-error.ts'
import { isEnrolled } from '../order-states/enrolment.ts'
import { currentPlace } from './study-place.ts'

/** A lesson starts again when fewer seconds than this are left (docs/product/courses.md#study-progress). */
const restartThreshold = 10

const lastPosition = query<{ position: number }>('SELECT position FROM progress WHERE user_id = ? AND section_id = ?')

const notReady: Partial<Record<LessonRow['type'], string>> = {
  [lessonType.unavailable]: '本节内容正在准备，请先学习其他课时',
  [lessonType.live]: '本节是直播课，请在开播后进入直播间观看',
  [lessonType.playbackPending]: '直播回放正在生成，请稍后再来观看',
}

/** The lesson, if it is open to the caller: the course is owned or the lesson is a trial. */
export function requireOpenLesson(context: Context, user: User | null, courseId: string, sectionId: string): LessonRow {
  const course = requireCourse(context, courseId)
  const lesson = requireLesson(context, courseId, sectionId)
  if (!lesson.is_trial && !(user && isEnrolled(context, user.id, course.id))) throw apiErrors.courseNotOwned()
  return lesson
}

export const lessonNotReady = ({ type }: LessonRow) => apiErrors.lessonNotReady(notReady[type] ?? '本节暂时不能播放，请稍后再来')

/** The lesson, if it is open to the caller and has a recording. */
function requireWatchableLesson(context: Context, user: User | null, courseId: string, sectionId: string): LessonRow {
  const lesson = requireOpenLesson(context, user, courseId, sectionId)
  if (!lesson.is_trial && user && !isAgreementSigned(context, user.id, courseId)) throw apiErrors.agreementUnsigned()
  if (!isPlayable(lesson)) throw lessonNotReady(lesson)
  return lesson
}

function resumePosition({ db }: Context, user: User | null, lesson: LessonRow, duration: number): number {
  const position = user ? (db.get(lastPosition, user.id, lesson.id)?.position ?? 0) : 0
  return duration - position < restartThreshold ? 0 : position
}

export function playLesson(context: Context, user: User | null, courseId: string, sectionId: string): LessonPlay {
  const lesson = requireWatchableLesson(context, user, courseId, sectionId)
  const course = requireCourse(context, courseId)
  const duration = durationOf(lesson, context.durations)
  return {
    course_id: String(course.id),
    section_id: String(lesson.id),
    course_title: course.title,
    title: lesson.title,
    ...mediaOf(lesson.media, context.clock.now()),
    poster: course.cover,
    duration,
    position: resumePosition(context, user, lesson, duration),
    place: user && currentPlace(context, user.id),
  }
}
