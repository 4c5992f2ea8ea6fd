import type { BodyOf, DataOf, Timetable } from '@xhkt/contract'
import { lessonType } from '@xhkt/contract/constants'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { liveDuration } from '../courses/lesson-row.ts'
import { query } from '../../core/database.ts'
import { expireOverdue } from '../order-states/expiry.ts'

/** The lesson `l` has a time of its own. One that starts again as soon as it ends has none. */
export const isPlanned = `l.live_room_id <> '' AND l.starts_at > 0 AND (l.repeat_s = 0 OR l.repeat_s > ${liveDuration})`

/** The courses of the learner ?1 at the moment ?2 that have a timetable: those with a planned live lesson that has no playback yet. */
export const coursesWithTimetable = `
  SELECT e.course_id, e.bought_at, e.expires_at FROM enrolment e
  WHERE e.user_id = ?1 AND (e.expires_at = 0 OR e.expires_at > ?2)
    AND EXISTS (SELECT 1 FROM lesson l WHERE l.course_id = e.course_id AND l.type = ${lessonType.live} AND ${isPlanned})`

const rows = query<{ id: number; title: string; teacher_name: string; enabled: number }>(`
  SELECT c.id, c.title, c.teacher_name, o.course_id IS NULL AS enabled
  FROM (${coursesWithTimetable}) t JOIN course c ON c.id = t.course_id
  LEFT JOIN timetable_off o ON o.user_id = ?1 AND o.course_id = t.course_id
  ORDER BY t.bought_at DESC, c.id`)
const one = query<{ course_id: number }>(`SELECT course_id FROM (${coursesWithTimetable}) WHERE course_id = ?3`)

export function listTimetables(context: Context, userId: number): Timetable[] {
  expireOverdue(context)
  return context.db.all(rows, userId, context.clock.now()).map(({ id, title, teacher_name, enabled }) => ({
    timetable_id: String(id),
    course: { id: String(id), title, teacher_name },
    enabled: enabled === 1,
  }))
}

export function switchTimetable(
  context: Context,
  userId: number,
  { timetable_id, enabled }: BodyOf<'PUT', '/v1/user/timetables/switch'>,
): DataOf<'PUT', '/v1/user/timetables/switch'> {
  const found = context.db.get(one, userId, context.clock.now(), Number(timetable_id))
  if (!found) throw apiErrors.timetableNotFound()
  const values = [userId, found.course_id]
  if (enabled) context.db.run('DELETE FROM timetable_off WHERE user_id = ? AND course_id = ?', ...values)
  else context.db.run('INSERT OR IGNORE INTO timetable_off (user_id, course_id) VALUES (?, ?)', ...values)
  return { timetable_id, enabled }
}
