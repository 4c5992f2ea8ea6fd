import type { StudyReport } from '@xhkt/contract'
import { lessonType, liveState } from '@xhkt/contract/constants'
import { isFinished, mergeRanges, type PlayedRange, secondsOf } from '@xhkt/contract/played-ranges'
import type { User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import { isPlayable, requireLesson, studiedDurationOf } from '../courses/lessons.ts'
import type { LessonRow } from '../courses/lesson-row.ts'
import { liveStateOf } from '../live-stages/live-state.ts'
import { query } from '../../core/database.ts'
import { requireWatchable } from '../live/room-view.ts'
import { lessonNotReady, requireOpenLesson } from './play.ts'
import { saveStudyPlace } from './study-place.ts'
import { countStudyTime } from './study-time.ts'

/** The most ranges that are kept of a lesson. The shortest are dropped, not joined: a second that was not played never counts. */
const keptRanges = 500

const highestSeq = query<{ seq: number | null }>(
  'SELECT max(seq) AS seq FROM study_report WHERE user_id = ? AND session_id = ? AND section_id = ?',
)
const before = query<{ made_at: number; ranges: string; missing: number }>('SELECT made_at, ranges, missing FROM progress WHERE user_id = ? AND section_id = ?')

/** The parts that a report says were played, within the lesson. Without `ranges` it is what was played up to its position. */
function rangesOf({ ranges, position, played }: StudyReport, duration: number): PlayedRange[] {
  const end = Math.min(position, duration)
  const parts: readonly PlayedRange[] = ranges ?? [[end - played, end]]
  return parts.map(([from, to]) => [Math.max(0, from), Math.min(to, duration)])
}

function longest(ranges: PlayedRange[]): PlayedRange[] {
  if (ranges.length <= keptRanges) return ranges
  return mergeRanges(ranges.sort(([a, b], [c, d]) => d - c - (b - a)).slice(0, keptRanges))
}

/** A recording, or a live lesson that has begun. */
function requireStudiedLesson(context: Context, user: User, { course_id, section_id }: StudyReport): LessonRow {
  const lesson = requireLesson(context, course_id, section_id)
  if (lesson.type === lessonType.live) {
    requireWatchable(context, user, lesson)
    if (liveStateOf(context, lesson) === liveState.upcoming) throw lessonNotReady(lesson)
    return lesson
  }
  requireOpenLesson(context, user, course_id, section_id)
  if (!isPlayable(lesson)) throw lessonNotReady(lesson)
  return lesson
}

/**
 * Saves a study report; a repeated one is ignored. What it played joins what was played before. Its position is ignored if a report that
 * was made later has arrived before it, from any device. A finished lesson stays finished.
 */
export function saveStudyReport(context: Context, user: User, report: StudyReport): void {
  const { db, clock } = context
  const lesson = requireStudiedLesson(context, user, report)
  const duration = studiedDurationOf(lesson, context.durations)
  const position = Math.min(report.position, duration)
  // A report without a time counts as older than any with one. A device whose clock is fast cannot keep later reports out.
  const madeAt = Math.min(report.made_at ?? 0, clock.now())
  db.transaction(() => {
    const last = db.get(before, user.id, lesson.id)
    const isLate =
      madeAt < (last?.made_at ?? 0) || (db.get(highestSeq, user.id, report.session_id, lesson.id)?.seq ?? 0) > report.seq
    const counted = db.run(
      'INSERT OR IGNORE INTO study_report (user_id, session_id, seq, section_id) VALUES (?, ?, ?, ?)',
      ...[user.id, report.session_id, report.seq, lesson.id],
    )
    if (counted === 0) return
    saveStudyPlace(context, user.id, report)
    const ranges = longest(mergeRanges([...(JSON.parse(last?.ranges ?? '[]') as PlayedRange[]), ...rangesOf(report, duration)]))
    const played = secondsOf(ranges)
    const missing = Math.max(last?.missing ?? 0, report.missing ?? 0)
    db.run(
      `INSERT INTO progress (user_id, section_id, course_id, position, made_at, ranges, played, missing, finished, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (user_id, section_id) DO UPDATE SET ranges = excluded.ranges, played = excluded.played, missing = excluded.missing,
         finished = max(finished, excluded.finished), updated_at = max(updated_at, excluded.updated_at)`,
      ...[user.id, lesson.id, lesson.course_id, position, madeAt, JSON.stringify(ranges), played, missing],
      ...[isFinished(played, duration - missing) ? 1 : 0, madeAt || clock.now()],
    )
    if (!isLate) db.run('UPDATE progress SET position = ?, made_at = ? WHERE user_id = ? AND section_id = ?', position, madeAt, user.id, lesson.id)
    countStudyTime(context, user.id, report.spent ?? report.played, madeAt || clock.now())
  })
}
