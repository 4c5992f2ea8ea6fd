import { lessonType } from '@xhkt/contract/constants'
import type { Recording } from '../../media/media.ts'
import { formLessons } from '../../media/recording-forms.ts'
import type { Value } from '../../../core/database.ts'
import { distinctCourses, outlineOf, type PlannedCourse } from './course-plan.ts'

/** Lessons have these recordings in turn, unless the showcase names another. */
const usualRecordings = ['a', 'b'] as const

const day = 86_400
const week = 7 * day

export const lessonColumns = ['id', 'course_id', 'chapter_id', 'title', 'type', 'media', 'is_trial', 'starts_at', 'repeat_s', 'live_room_id']

/** 19:30, 20:00 or 20:30 in Beijing, some days from now. */
const eveningIn = (now: number, days: number, spread: number) =>
  (Math.floor(now / day) + days) * day + 11.5 * 3600 + (spread % 3) * 1800

/**
 * Start and recurrence of a live lesson. A live lesson of the first term starts on one of the next evenings and recurs weekly, so that some
 * are always upcoming. Those of later terms start later and do not recur. A lesson with playback was held in the last month.
 */
function liveTimes(course: PlannedCourse, type: number, nth: number, now: number): { startsAt: number; repeat: number } {
  const spread = course.id + nth * 2
  const { weekly } = course.special
  if (type === lessonType.live) {
    if (weekly) return { startsAt: eveningIn(now, weekly.days, weekly.halfHours), repeat: week }
    const isFirstTerm = course.index < distinctCourses
    return { startsAt: eveningIn(now, isFirstTerm ? 1 + ((spread * 3) % 7) : 8 + (spread % 60), spread), repeat: isFirstTerm ? week : 0 }
  }
  if (type === lessonType.playback) return { startsAt: eveningIn(now, -(2 + (spread % 28)), spread), repeat: 0 }
  return { startsAt: type === lessonType.playbackPending ? eveningIn(now, -1, spread) : 0, repeat: 0 }
}

/** Whether the lesson has a room. That of a lesson that is over has the messages beside the playback. */
const isLive = (type: number) => type === lessonType.live || type === lessonType.playback || type === lessonType.playbackPending

const isTrial = (course: PlannedCourse, chapter: number, lesson: number) =>
  course.special.forms || (lesson === 0 && (chapter === 0 || (chapter === 1 && course.id % 3 === 0)))

function recordingOf({ special }: PlannedCourse, nth: number): Recording {
  const ofCourse = special.forms ? formLessons[nth]?.recording : nth === 0 && special.recording
  return ofCourse || (usualRecordings[nth % usualRecordings.length] ?? usualRecordings[0])
}

/** The rows of a course's chapters and lessons. */
export function outlineRows(course: PlannedCourse, now: number): { chapters: Value[][]; lessons: Value[][] } {
  const chapters: Value[][] = []
  const lessons: Value[][] = []
  outlineOf(course).forEach((chapter, chapterIndex) => {
    const chapterId = course.id * 100 + chapterIndex + 1
    chapters.push([chapterId, course.id, chapter.title])
    chapter.lessons.forEach((lesson, index) => {
      const id = chapterId * 100 + index + 1
      const { startsAt, repeat } = liveTimes(course, lesson.type, index, now)
      lessons.push([
        ...[id, course.id, chapterId, lesson.title, lesson.type, recordingOf(course, lessons.length)],
        ...[isTrial(course, chapterIndex, index) ? 1 : 0, startsAt, repeat, isLive(lesson.type) ? String(id) : ''],
      ])
    })
  })
  return { chapters, lessons }
}
