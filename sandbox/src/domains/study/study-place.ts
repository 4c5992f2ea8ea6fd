import type { StudyPlace, StudyReport } from '@xhkt/contract'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'

/** A page load that has not reported for so long no longer studies: it crashed or has no network. Reports come every 15 s. */
const silenceLimit = 60

interface PlaceRow extends StudyPlace {
  seen_at: number
  playing: number
}

const ofLearner = query<PlaceRow>('SELECT session_id, since, seen_at, playing FROM study_place WHERE user_id = ?')

const isFree = ({ seen_at, playing }: PlaceRow, now: number): boolean => !playing || now - seen_at > silenceLimit

/** Where the learner studies now; null: nowhere. */
export function currentPlace({ db, clock }: Context, userId: number): StudyPlace | null {
  const row = db.get(ofLearner, userId)
  return row && !isFree(row, clock.now()) ? { session_id: row.session_id, since: row.since } : null
}

/** The place after a report that was made at `madeAt`. Reports may arrive late and in any order. */
function placeAfter(row: PlaceRow | undefined, report: StudyReport, since: number, madeAt: number): PlaceRow | null {
  const { session_id, playing = false } = report
  // `since` never decreases: a page load that had the place before must ask for it.
  const reported = { session_id, since: Math.max(since, row?.since ?? 0), seen_at: madeAt, playing: playing ? 1 : 0 }
  if (!row || since > row.since) return reported
  if (row.session_id === session_id) return madeAt >= row.seen_at ? reported : null
  // An earlier page load that plays on gets a place that is free.
  return playing && madeAt > row.seen_at && isFree(row, madeAt) ? reported : null
}

/** Seconds by which a place may be taken ahead of the server's time. */
const maxLead = 60

/** When a page load took its place, by the server's clock. A clock that is far ahead would keep the place for good. */
function sinceOf(placeSince: number, madeAt: number, now: number): number {
  const lead = madeAt - now
  return Math.min(lead > maxLead ? placeSince - lead : placeSince, now + maxLead)
}

/** The page load that took the place last has it, until it stops playing or falls silent (docs/product/courses.md#one-place-at-a-time). */
export function saveStudyPlace({ db, clock }: Context, userId: number, report: StudyReport): void {
  if (report.place_since === undefined || report.made_at === undefined) return
  const now = clock.now()
  const since = sinceOf(report.place_since, report.made_at, now)
  const place = placeAfter(db.get(ofLearner, userId), report, since, Math.min(report.made_at, now))
  if (!place) return
  db.run(
    'INSERT OR REPLACE INTO study_place (user_id, session_id, since, seen_at, playing) VALUES (?, ?, ?, ?, ?)',
    ...[userId, place.session_id, place.since, place.seen_at, place.playing],
  )
}
