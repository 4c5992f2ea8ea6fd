import type { LessonProgress, MyCourse } from '@xhkt/contract'
import type { PlayedRange } from '@xhkt/contract/played-ranges'
import type { Context } from '../context.ts'
import { courseCard, requireCourse } from '../courses/cards.ts'
import type { CourseRow } from '../courses/course-row.ts'
import { durationOf, type LessonRow, lessonsOf, studiedDurationOf } from '../courses/lessons.ts'
import { query } from '../db/database.ts'
import { failedGroups } from '../groups/group-orders.ts'
import { expireOverdue } from '../orders/expiry.ts'
import { queryPage } from '../pagination.ts'

export interface ProgressRow {
  section_id: number
  position: number
  /** JSON of the played ranges. */
  ranges: string
  played: number
  finished: number
  updated_at: number
}

interface OwnedRow extends CourseRow {
  bought_at: number
}

const ofCourse = query<ProgressRow>(
  'SELECT * FROM progress WHERE user_id = ? AND course_id = ? ORDER BY updated_at DESC, section_id DESC',
)
/** My courses leave out expired ones, which cannot be studied. */
const isValid = 'e.user_id = ? AND (e.expires_at = 0 OR e.expires_at > ?)'
const owned = query<OwnedRow>(`
  SELECT c.*, e.bought_at FROM enrolment e JOIN course c ON c.id = e.course_id
  WHERE ${isValid}
  ORDER BY coalesce((SELECT max(updated_at) FROM progress p WHERE p.user_id = e.user_id AND p.course_id = c.id), 0) DESC,
    e.bought_at DESC, c.id
  LIMIT ? OFFSET ?`)
const ownedCount = query<{ total: number }>(`SELECT count(*) AS total FROM enrolment e WHERE ${isValid}`)

export function courseProgress(context: Context, userId: number, courseId: string | number): LessonProgress[] {
  const lessons = new Map(lessonsOf(context, courseId).map((lesson) => [lesson.id, lesson]))
  return context.db.all(ofCourse, userId, courseId).flatMap((row) => {
    const lesson = lessons.get(row.section_id)
    return lesson ? [lessonProgress(row, studiedDurationOf(lesson, context.durations))] : []
  })
}

function lessonProgress({ section_id, position, ranges, played, finished, updated_at }: ProgressRow, duration: number): LessonProgress {
  const parts = JSON.parse(ranges) as PlayedRange[]
  return { section_id: String(section_id), position, duration, played, ranges: parts, finished: finished === 1, updated_at }
}

/** The played percent of the course's duration. A finished lesson counts fully, an unfinished one by what was played of it. */
function percent(context: Context, lessons: LessonRow[], progress: Map<string, LessonProgress>): number {
  const total = lessons.reduce((sum, lesson) => sum + durationOf(lesson, context.durations), 0)
  const played = lessons.reduce((sum, lesson) => {
    const current = progress.get(String(lesson.id))
    const duration = durationOf(lesson, context.durations)
    return sum + (current?.finished ? duration : Math.min(current?.played ?? 0, duration))
  }, 0)
  return total === 0 ? 0 : Math.min(100, Math.round((played / total) * 100))
}

function myCourse(context: Context, userId: number, row: OwnedRow): MyCourse {
  const lessons = lessonsOf(context, row.id)
  const progress = courseProgress(context, userId, row.id)
  const last = progress[0]
  return {
    course: courseCard(context, row),
    bought_at: row.bought_at,
    finished_count: progress.filter((lesson) => lesson.finished).length,
    progress: percent(context, lessons, new Map(progress.map((lesson) => [lesson.section_id, lesson]))),
    last_section_id: last?.section_id ?? '',
    last_section_title: lessons.find((lesson) => String(lesson.id) === last?.section_id)?.title ?? '',
    last_position: last?.position ?? 0,
    last_studied_at: last?.updated_at ?? 0,
  }
}

export function myCourses(context: Context, userId: number, pageQuery: { page?: number; page_size?: number }) {
  expireOverdue(context)
  const page = queryPage(context.db, pageQuery, { count: ownedCount, rows: owned, values: [userId, context.clock.now()] })
  const failed_groups = failedGroups(context, userId).map(({ courseId, order }) => ({
    ...order,
    course: courseCard(context, requireCourse(context, courseId)),
  }))
  return { ...page, list: page.list.map((row) => myCourse(context, userId, row)), failed_groups }
}
