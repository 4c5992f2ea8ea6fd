import { type Db, query } from '../db/database.ts'
import { coupons } from './coupons.ts'
import { openImaginedGroups } from './offers.ts'
import { showcase } from './showcase.ts'

const halfDay = 43_200

const anchored = query<{ value: string }>("SELECT value FROM meta WHERE key = 'anchored_at'")

/** Lets what has an end begin again from `now`: discounts, group offers, coupons, the live lessons of the showcase. */
export function anchorMoments(db: Db, now: number): void {
  for (const [id, { discountFor, group, live }] of Object.entries(showcase).map(([id, special]) => [Number(id), special ?? {}] as const)) {
    if (discountFor) db.run('UPDATE course SET discount_ends_at = ? WHERE id = ?', now + discountFor, id)
    if (group?.openFor) db.run('UPDATE course SET group_ends_at = ? WHERE id = ?', now + group.openFor, id)
    if (!live) continue
    db.run(
      'UPDATE lesson SET starts_at = ?, repeat_s = ? WHERE id = (SELECT min(id) FROM lesson WHERE course_id = ? AND type = 2)',
      ...[now + live.startsIn, live.every, id],
    )
  }
  for (const { code, goodFor } of coupons) db.run('UPDATE coupon SET ends_at = ? WHERE code = ?', now + goodFor, code)
  db.run("INSERT OR REPLACE INTO meta (key, value) VALUES ('anchored_at', ?)", String(now))
}

/** For whoever comes back another day: offers of yesterday would all be over. */
export function refreshMoments(db: Db, now: number): void {
  const since = Number(db.get(anchored)?.value ?? 0)
  if (now >= since && now <= since + halfDay) return
  db.atomically(() => {
    anchorMoments(db, now)
    openImaginedGroups(db, now)
  })
}
