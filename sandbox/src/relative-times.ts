import { lessonType } from '@xhkt/contract/constants'
import { type Db, query } from './core/database.ts'
import { flvRecording } from './domains/live/media/lines.ts'
import { coupons } from './domains/coupons/seed.ts'
import { scheduleLiveLessons } from './domains/courses/seed/live-lesson-dates.ts'
import { openSampleGroups } from './domains/groups/seed.ts'
import { promotions } from './domains/orders/seed-promotions.ts'
import { showcase } from './domains/courses/seed/showcase.ts'

const maxAge = 43_200

const appliedAt = query<{ value: string }>("SELECT value FROM meta WHERE key = 'relative_times_applied_at'")

/** Sets the times that count from now: of discounts, group offers, coupons and promotion codes, and of the showcase's live lessons. */
export function applyRelativeTimes(db: Db, now: number): void {
  const courses = Object.entries(showcase).map(([id, special]) => [Number(id), special ?? {}] as const)
  for (const [id, { discountFor, group, lives = [] }] of courses) {
    if (discountFor) db.run('UPDATE course SET discount_ends_at = ? WHERE id = ?', now + discountFor, id)
    if (group?.openFor) db.run('UPDATE course SET group_ends_at = ? WHERE id = ?', now + group.openFor, id)
    lives.forEach(({ startsIn, every, isFlv }, nth) => {
      db.run(
        `UPDATE lesson SET starts_at = ?, repeat_s = ?, media = CASE ? WHEN 1 THEN '${flvRecording}' ELSE media END
         WHERE id = (SELECT id FROM lesson WHERE course_id = ? AND type = ${lessonType.live} ORDER BY id LIMIT 1 OFFSET ?)`,
        ...[now + startsIn, every, isFlv ? 1 : 0, id, nth],
      )
    })
  }
  scheduleLiveLessons(db, now)
  for (const { code, beginsIn = 0, validFor } of coupons) {
    db.run('UPDATE coupon SET begins_at = ?, ends_at = ? WHERE code = ?', now + beginsIn, now + validFor, code)
  }
  for (const { code, validFor } of promotions) db.run('UPDATE promotion SET ends_at = ? WHERE code = ?', now + validFor, code)
  db.run("INSERT OR REPLACE INTO meta (key, value) VALUES ('relative_times_applied_at', ?)", String(now))
}

/** Applies the relative times again after half a day, because most offers have ended by then. */
export function renewRelativeTimes(db: Db, now: number): void {
  const since = Number(db.get(appliedAt)?.value ?? 0)
  if (now >= since && now <= since + maxAge) return
  db.transaction(() => {
    applyRelativeTimes(db, now)
    openSampleGroups(db, now)
  })
}
