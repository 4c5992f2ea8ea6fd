import type { CalendarDay, CalendarLesson } from '@xhkt/contract'
import { beijingOffset } from '@xhkt/contract/beijing-time'
import { liveState } from '@xhkt/contract/constants'
import type { User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import { liveDuration, startsAtSql } from '../courses/lesson-row.ts'
import type { LessonRow } from '../courses/lesson-row.ts'
import { lessonView } from '../course-detail/lesson-view.ts'
import { liveTypes } from './schema.ts'
import { query } from '../../core/database.ts'
import { liveLessonIn, roomStateOf } from '../live-stages/live-lesson.ts'
import { expireOverdue } from '../order-states/expiry.ts'
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
  start: number
  owned: number
}

/**
 * The starts, from ?3 and before ?4, of the learner ?1's live lessons at the moment ?2: those of the courses that they have and have not
 * hidden, unless the course ends before, and those that they have reserved. A lesson that recurs has all its starts since the learner has
 * the course, as in the timetable; one that starts again as soon as it ends has the current one alone. Numbers are bound as reals, so the
 * quotient is cut.
 */
const mine = `
  WITH RECURSIVE owned AS (
    SELECT course_id, bought_at, expires_at FROM enrolment WHERE user_id = ?1 AND (expires_at = 0 OR expires_at > ?2)
      AND NOT EXISTS (SELECT 1 FROM hidden_course h WHERE h.user_id = ?1 AND h.course_id = enrolment.course_id)
  ), recurring AS (
    SELECT l.id, l.starts_at, l.repeat_s, (max(?3, o.bought_at) - l.starts_at) * 1.0 / l.repeat_s AS nth,
      CASE WHEN o.expires_at > 0 AND o.expires_at < ?4 THEN o.expires_at ELSE ?4 END AS until
    FROM owned o JOIN lesson l ON l.course_id = o.course_id AND l.type IN ${liveTypes}
    WHERE l.repeat_s > ${liveDuration} AND l.starts_at > 0
  ), repeated AS (
    SELECT id, starts_at + (CAST(nth AS INTEGER) + (nth > CAST(nth AS INTEGER))) * repeat_s AS start, repeat_s, until FROM recurring
    UNION ALL SELECT id, start + repeat_s, repeat_s, until FROM repeated WHERE start + repeat_s < until
  ), mine AS (
    SELECT l.id, ${startsAtSql('l', '?2')} AS start FROM owned o JOIN lesson l ON l.course_id = o.course_id AND l.type IN ${liveTypes}
    WHERE o.expires_at = 0 OR start < o.expires_at
    UNION SELECT l.id, ${startsAtSql('l', '?2')} FROM reservation r JOIN lesson l ON l.id = r.section_id WHERE r.user_id = ?1
    UNION SELECT id, start FROM repeated WHERE start < until
  ), chosen AS (SELECT id, start FROM mine WHERE start >= ?3 AND start < ?4)`
const lessons = query<MyLessonRow>(`${mine}
  SELECT l.*, m.start, c.title AS course_title, c.cover, c.teacher_name, EXISTS (SELECT 1 FROM enrolment e WHERE e.user_id = ?1 AND e.course_id = l.course_id AND (e.expires_at = 0 OR e.expires_at > ?2)) AS owned
  FROM chosen m JOIN lesson l ON l.id = m.id JOIN course c ON c.id = l.course_id ORDER BY m.start, l.id LIMIT ?5`)
const counts = query<{ day: number; count: number }>(
  `${mine} SELECT CAST((start + ${beijingOffset}) / 86400 AS INTEGER) AS day, count(*) AS count FROM chosen GROUP BY day ORDER BY day`,
)

function valuesOf(context: Context, user: User, { from, until }: Span): number[] {
  expireOverdue(context)
  return [user.id, context.clock.now(), from, until]
}

/** The fields that differ at a start that is not the lesson's current one. */
const otherStart = (start: number, current: number): Partial<CalendarLesson> => ({
  starts_at: start,
  ends_at: start + liveDuration,
  live_state: start < current ? liveState.ended : liveState.upcoming,
  reserved: false,
})

function calendarLesson(context: Context, user: User, row: MyLessonRow): CalendarLesson {
  const { start, course_id, course_title, cover, teacher_name } = row
  const owned = row.owned === 1
  const lesson = lessonView(context, row, owned, user)
  return {
    ...lesson,
    course: { id: String(course_id), title: course_title, cover, teacher_name },
    ends_at: liveLessonIn(row, roomStateOf(context.db, row), context.clock.now()).endsAt,
    owned,
    ...(row.repeat_s > liveDuration && { current_start: lesson.starts_at }),
    ...(start !== lesson.starts_at && otherStart(start, lesson.starts_at)),
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
