import { mergeRanges, type PlayedRange, secondsOf } from '@xhkt/contract/played-ranges'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { addStudyDays } from './study-days.ts'

/** Seconds by which a report may have begun earlier than `spent` seconds before it was made: timers and networks are late. */
const lateness = 2
/** `made_at` has whole seconds only: the report was made within the second after it. */
const wholeSecond = 1
/** The seconds that one stretch of studying may count beyond its true length at most. */
export const studyTimeTolerance = lateness + wholeSecond

/** Seconds. Shorter gaps come from rounding. */
const shortestGap = 0.001

interface Interval {
  starts_at: number
  ends_at: number
}

/** Seconds for which a page keeps a report that it cannot send. */
const oldestReport = 30 * 86_400

const registered = query<{ created_at: number }>('SELECT created_at FROM user WHERE id = ?')
const ofLearner = query<Interval>('SELECT starts_at, ends_at FROM study_time WHERE user_id = ?')
const between = query<Interval>(
  'SELECT starts_at, ends_at FROM study_time WHERE user_id = ? AND ends_at >= ? AND starts_at <= ? ORDER BY starts_at',
)

const asRange = ({ starts_at, ends_at }: Interval): PlayedRange => [starts_at, ends_at]

/** The first `seconds` of the clock between `from` and `until` that are not in `taken`, which is sorted. */
function freeTime(taken: PlayedRange[], from: number, until: number, seconds: number): PlayedRange[] {
  const free: PlayedRange[] = []
  let [start, left] = [from, seconds]
  for (const [takenFrom, takenUntil] of [...taken, [until, until]] as PlayedRange[]) {
    const length = Math.min(takenFrom - start, left)
    if (length >= shortestGap) {
      free.push([start, start + length])
      left -= length
    }
    start = Math.max(start, takenUntil)
  }
  return free
}

/**
 * Counts `spent` seconds of a report made at `madeAt` as study time. Each moment of the clock counts once, whatever tab or device it comes
 * from: only moments that no other report of the learner has taken are left for this one. A report that arrives late takes moments before
 * it was made. `made_at` comes from the browser: it claims no moment before the account existed, and none that no page would still send.
 */
export function countStudyTime({ db, clock }: Context, userId: number, spent: number, madeAt: number): void {
  const earliest = Math.max(db.get(registered, userId)?.created_at ?? 0, clock.now() - oldestReport)
  const from = Math.max(madeAt - spent - lateness, earliest)
  const until = Math.min(madeAt + wholeSecond, clock.nowMs() / 1000)
  const taken = db.all(between, userId, from, until).map(asRange)
  const free = freeTime(taken, from, until, spent)
  if (free.length === 0) return
  db.run('DELETE FROM study_time WHERE user_id = ? AND ends_at >= ? AND starts_at <= ?', userId, from, until)
  for (const [starts, ends] of mergeRanges([...taken, ...free])) {
    db.run('INSERT INTO study_time (user_id, starts_at, ends_at) VALUES (?, ?, ?)', userId, starts, ends)
  }
  addStudyDays(db, userId, free)
}

/** Seconds. */
export const studyTime = ({ db }: Context, userId: number): number => secondsOf(db.all(ofLearner, userId).map(asRange))
