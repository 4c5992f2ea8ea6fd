import type { StudyReport } from '@xhkt/contract'
import type { User } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { durationOf } from '../courses/lessons.ts'
import { query } from '../db/database.ts'
import { restartThreshold, requireWatchableLesson } from './play.ts'

const finishedShare = 0.95

const highestSeq = query<{ seq: number | null }>(
  'SELECT max(seq) AS seq FROM study_report WHERE user_id = ? AND session_id = ? AND section_id = ?',
)
const placeTime = query<{ made_at: number }>('SELECT made_at FROM progress WHERE user_id = ? AND section_id = ?')

const isFinished = (position: number, duration: number) =>
  position >= duration * finishedShare || duration - position <= restartThreshold

/**
 * Saves a study report; a repeated one is ignored. Its played time is always added. Its position is ignored if a report that was made later
 * has arrived before it, from any device. A finished lesson stays finished.
 */
export function saveStudyReport(context: Context, user: User, report: StudyReport): void {
  const { db, clock } = context
  const lesson = requireWatchableLesson(context, user, report.course_id, report.section_id)
  const duration = durationOf(lesson, context.durations)
  const position = Math.min(report.position, duration)
  // A report without a time counts as older than any with one. A device whose clock is fast cannot keep later reports out.
  const madeAt = Math.min(report.made_at ?? 0, clock.now())
  db.transaction(() => {
    const isLate =
      madeAt < (db.get(placeTime, user.id, lesson.id)?.made_at ?? 0)
      || (db.get(highestSeq, user.id, report.session_id, lesson.id)?.seq ?? 0) > report.seq
    const counted = db.run(
      'INSERT OR IGNORE INTO study_report (user_id, session_id, seq, section_id) VALUES (?, ?, ?, ?)',
      ...[user.id, report.session_id, report.seq, lesson.id],
    )
    if (counted === 0) return
    const finished = isFinished(position, duration) ? 1 : 0
    db.run(
      `INSERT INTO progress (user_id, section_id, course_id, position, made_at, played, finished, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (user_id, section_id) DO UPDATE SET played = played + excluded.played, finished = max(finished, excluded.finished),
         updated_at = max(updated_at, excluded.updated_at)`,
      ...[user.id, lesson.id, lesson.course_id, position, madeAt, report.played, finished, madeAt || clock.now()],
    )
    if (!isLate) db.run('UPDATE progress SET position = ?, made_at = ? WHERE user_id = ? AND section_id = ?', position, madeAt, user.id, lesson.id)
  })
}
