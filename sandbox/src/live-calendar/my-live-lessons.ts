import type { CalendarDay, CalendarLesson } from '@xhkt/contract'
import { beijingOffset } from '@xhkt/contract/beijing-time'
import type { User } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { startsAtSql } from '../courses/lesson-row.ts'
import { type LessonRow, lessonView } from '../courses/lessons.ts'
import { liveTypes } from '../db/calendar-schema.ts'
import { query } from '../db/database.ts'
import { liveLessonIn, roomStateOf } from '../live/rooms/live-lesson.ts'
import { expireOverdue } from '../orders/expiry.ts'
import { dateOf } from '../study/study-days.ts'

/** Moments in unix seconds: from `from`, before `until`. */
interface Span {
  from: number
  until: number
}

interface MyLessonRow extends LessonRow {
  course_title: string
  cover: string
  teacher_name: string
  owned: number
}

/**
 * The learner ?1's live lessons at the moment ?2 that start from ?3 and before ?4: those of the courses that they have and have not hidden,
 * unless the course ends before, and those that they have reserved.
 */
const mine = `
  WITH owned AS (
    SELECT course_id, expires_at FROM enrolment WHERE user_id = ?1 AND (expires_at = 0 OR expires_at > ?2)
  ), mine AS (
    SELECT l.id, ${startsAtSql('l', '?2')} AS start FROM owned o JOIN lesson l ON l.course_id = o.course_id AND l.type IN ${liveTypes}
    WHERE (o.expires_at = 0 OR start < o.expires_at)
      AND NOT EXISTS (SELECT 1 FROM hidden_course h WHERE h.user_id = ?1 AND h.course_id = o.course_id)
    UNION SELECT l.id, ${startsAtSql('l', '?2')} FROM reservation r JOIN lesson l ON l.id = r.section_id WHERE r.user_id = ?1
  ), chosen AS (SELECT id, start FROM mine WHERE start >= ?3 AND start < ?4)`

const lessons = query<MyLessonRow>(`${mine}
  SELECT l.*, c.title AS course_title, c.cover, c.teacher_name, l.course_id IN (SELECT course_id FROM owned) AS owned
  FROM chosen m JOIN lesson l ON l.id = m.id JOIN course c ON c.id = l.course_id ORDER BY m.start, l.id LIMIT ?5`)
const counts = query<{ day: number; count: number }>(
  `${mine} SELECT CAST((start + ${beijingOffset}) / 86400 AS INTEGER) AS day, count(*) AS count FROM chosen GROUP BY day ORDER BY day`,
)

function valuesOf(context: Context, user: User, { from, until }: Span): number[] {
  expireOverdue(context)
  return [user.id, context.clock.now(), from, until]
}

function calendarLesson(context: Context, user: User, row: MyLessonRow): CalendarLesson {
  const owned = row.owned === 1
  return {
    ...lessonView(context, row, owned, user),
    course: { id: String(row.course_id), title: row.course_title, cover: row.cover, teacher_name: row.teacher_name },
    ends_at: liveLessonIn(row, roomStateOf(context.db, row), context.clock.now()).endsAt,
    owned,
  }
}

/** More lessons than a learner has in the longest span. */
const noLimit = 10_000

/** The live lessons of a learner that start in a span, soonest first (docs/product/personal.md#live-calendar). */
export const myLiveLessons = (context: Context, user: User, span: Span, limit = noLimit): CalendarLesson[] =>
  context.db.all(lessons, ...valuesOf(context, user, span), limit).map((row) => calendarLesson(context, user, row))

/** How many live lessons start on each day of a span; days without one are left out. */
export const countMyLiveLessons = (context: Context, user: User, span: Span): CalendarDay[] =>
  context.db.all(counts, ...valuesOf(context, user, span)).map(({ day, count }) => ({ date: dateOf(day), count }))
