import type { CourseTab, DataOf, MyCourse, QueryOf } from '@xhkt/contract'
import { lessonType, noEnd } from '@xhkt/contract/constants'
import { agreementStateOf } from '../agreements/agreements.ts'
import type { Context } from '../../core/context.ts'
import { courseCard, requireCourse } from '../courses/cards.ts'
import type { CourseRow } from '../courses/course-row.ts'
import { liveDuration } from '../courses/lesson-row.ts'
import { lessonsOf } from '../courses/lessons.ts'
import { query } from '../../core/database.ts'
import { failedGroups } from '../groups/group-orders.ts'
import { isInFillingGroup, renewalTime } from '../order-states/enrolment.ts'
import { expireOverdue } from '../order-states/expiry.ts'
import { queryPage } from '../../core/pagination.ts'
import { courseProgress, percent } from './progress.ts'

interface OwnedRow extends CourseRow {
  bought_at: number
  expires_at: number
  tab: CourseTab
}

/** At least one lesson is finished, and the others, if any, are live lessons that are over. */
const isFinished = `
  EXISTS (SELECT 1 FROM progress p WHERE p.user_id = e.user_id AND p.course_id = e.course_id AND p.finished = 1)
  AND NOT EXISTS (SELECT 1 FROM lesson l WHERE l.course_id = e.course_id
    AND NOT (l.type = ${lessonType.live} AND l.repeat_s = 0 AND l.starts_at + ${liveDuration} <= ?2)
    AND NOT EXISTS (SELECT 1 FROM progress p WHERE p.user_id = e.user_id AND p.section_id = l.id AND p.finished = 1))`
/** The enrolments of the learner ?1 at the moment ?2, each with its only tab (docs/product/personal.md#my-courses). */
const withTabs = `
  SELECT e.*, CASE
    WHEN EXISTS (SELECT 1 FROM hidden_course h WHERE h.user_id = e.user_id AND h.course_id = e.course_id) THEN 'hidden'
    WHEN e.expires_at > 0 AND e.expires_at <= ?2 THEN 'expired'
    WHEN ${isFinished} THEN 'finished'
    ELSE 'studying' END AS tab
  FROM enrolment e WHERE e.user_id = ?1`
/** Of the tab ?3 with the keyword ?4; either may be empty. */
const selected = `FROM (${withTabs}) m JOIN course c ON c.id = m.course_id
  WHERE (m.tab = ?3 OR ?3 = '' AND m.tab IN ('studying', 'finished')) AND instr(lower(c.title), lower(?4)) > 0`

const rows = query<OwnedRow>(`
  SELECT c.*, m.bought_at, m.expires_at, m.tab ${selected}
  ORDER BY coalesce((SELECT max(updated_at) FROM progress p WHERE p.user_id = ?1 AND p.course_id = c.id), 0) DESC, m.bought_at DESC, c.id
  LIMIT ?5 OFFSET ?6`)
const count = query<{ total: number }>(`SELECT count(*) AS total ${selected}`)
const countOf = (tab: CourseTab) => `count(CASE WHEN tab = '${tab}' THEN 1 END) AS ${tab}`
const tabCounts = query<Record<CourseTab, number>>(
  `SELECT ${countOf('studying')}, ${countOf('finished')}, ${countOf('expired')}, ${countOf('hidden')} FROM (${withTabs})`,
)

function myCourse(context: Context, userId: number, row: OwnedRow): MyCourse {
  const { expires_at } = row
  const lessons = lessonsOf(context, row.id)
  const progress = courseProgress(context, userId, row.id)
  const last = progress[0]
  const lastLesson = lessons.find((lesson) => String(lesson.id) === last?.section_id)
  return {
    course: courseCard(context, row),
    bought_at: row.bought_at,
    finished_count: progress.filter((lesson) => lesson.finished).length,
    progress: percent(context, lessons, new Map(progress.map((lesson) => [lesson.section_id, lesson]))),
    last_section_id: last?.section_id ?? '',
    last_section_title: lastLesson?.title ?? '',
    // A live lesson goes on where the teacher is.
    last_position: lastLesson?.type === lessonType.live ? 0 : (last?.position ?? 0),
    last_studied_at: last?.updated_at ?? 0,
    expires_at,
    renewable:
      expires_at !== noEnd
      && expires_at <= context.clock.now() + renewalTime(row.valid_days)
      && !isInFillingGroup(context, userId, row.id),
    hidden: row.tab === 'hidden',
    agreement_state: agreementStateOf(context, userId, row.id) ?? undefined,
  }
}

/** A page of a learner's courses, and how many each tab has. */
export function myCourses(
  context: Context,
  userId: number,
  asked: QueryOf<'GET', '/v1/user/course/list'>,
): DataOf<'GET', '/v1/user/course/list'> {
  expireOverdue(context)
  const now = context.clock.now()
  const { tab = '', keyword = '' } = asked
  const page = queryPage(context.db, asked, { count, rows, values: [userId, now, tab, keyword.trim()] })
  const failed_groups = failedGroups(context, userId).map(({ courseId, order }) => ({
    ...order,
    course: courseCard(context, requireCourse(context, courseId)),
  }))
  const { studying = 0, finished = 0, expired = 0, hidden = 0 } = context.db.get(tabCounts, userId, now) ?? {}
  const list = page.list.map((row) => myCourse(context, userId, row))
  return { ...page, list, failed_groups, counts: { studying, finished, expired, hidden } }
}
