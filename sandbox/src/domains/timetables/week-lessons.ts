import type { DataOf, LiveState, TimetableLesson } from '@xhkt/contract'
import { startOfDate, weekLength, weekStart } from '@xhkt/contract/beijing-time'
import { liveState } from '@xhkt/contract/constants'
import type { Context } from '../../core/context.ts'
import { type LessonRow, liveDuration, startsAt } from '../courses/lesson-row.ts'
import { liveStateIn } from '../live-stages/live-state.ts'
import { query } from '../../core/database.ts'
import type { RoomState } from '../live-stages/live-lesson.ts'
import { expireOverdue } from '../order-states/expiry.ts'
import { coursesWithTimetable, isPlanned } from './timetables.ts'

interface PlannedRow extends LessonRow, RoomState {
  course_title: string
  teacher_name: string
  bought_at: number
  /** 0: the course does not expire. */
  expires_at: number
}

/** Joins each lesson with its room: another query for each room would read twice as many rows. */
const planned = query<PlannedRow>(`
  SELECT l.*, c.title AS course_title, c.teacher_name, t.bought_at, t.expires_at, coalesce(r.occurrence, 0) AS occurrence, r.stage,
    coalesce(r.started_at, 0) AS started_at, coalesce(r.changed_at, 0) AS changed_at, '' AS notice, 0 AS is_muted
  FROM (${coursesWithTimetable}) t JOIN course c ON c.id = t.course_id JOIN lesson l ON l.course_id = t.course_id
  LEFT JOIN live_room r ON r.room_id = l.live_room_id
  WHERE ${isPlanned} AND (l.repeat_s > 0 OR l.starts_at BETWEEN ?3 AND ?4)`)

/** The starts of a lesson from `first` to `end`, before the course expires. One that recurs does so since the learner has the course. */
function startsBetween({ starts_at, repeat_s, bought_at, expires_at }: PlannedRow, first: number, end: number): number[] {
  const last = expires_at > 0 ? Math.min(end, expires_at - 1) : end
  if (repeat_s === 0) return starts_at > last ? [] : [starts_at]
  const since = Math.max(first, bought_at)
  const starts: number[] = []
  for (let start = starts_at + Math.ceil((since - starts_at) / repeat_s) * repeat_s; start <= last; start += repeat_s) starts.push(start)
  return starts
}

/** The state of a lesson at one of its starts. A start before the current one has ended, and one after it is upcoming. */
function stateAt(row: PlannedRow, start: number, now: number): LiveState {
  const current = startsAt(row, now)
  if (start === current) return liveStateIn(row, row, now)
  return start < current ? liveState.ended : liveState.upcoming
}

/** The live lessons of a week of the learner, by start time, and those that may overlap its first and its last ones. */
export function weekLessons(context: Context, userId: number, date?: string): DataOf<'GET', '/v1/user/live/timetables'> {
  expireOverdue(context)
  const now = context.clock.now()
  const monday = weekStart(date === undefined ? now : startOfDate(date))
  const [first, last] = [monday - liveDuration + 1, monday + weekLength + liveDuration - 1]
  const list = context.db.all(planned, userId, now, first, last).flatMap((row) =>
    startsBetween(row, first, last).map((start): TimetableLesson => ({
      timetable_id: String(row.course_id),
      course: { id: String(row.course_id), title: row.course_title, teacher_name: row.teacher_name },
      section_id: String(row.id),
      title: row.title,
      type: row.type,
      starts_at: start,
      ends_at: start + liveDuration,
      live_state: stateAt(row, start, now),
      live_room_id: row.live_room_id,
    })),
  )
  list.sort((a, b) => a.starts_at - b.starts_at || Number(a.section_id) - Number(b.section_id))
  return { starts_at: monday, list }
}
