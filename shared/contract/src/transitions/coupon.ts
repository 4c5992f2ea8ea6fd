import type { TransitionTable } from './next-states.ts'

/** A coupon that a learner has collected. An unpaid order holds it, a paid one has used it. */
export type CouponUse = 'usable' | 'held' | 'used' | 'expired'

/** What happens to a learner's coupon. `release`: its unpaid order was cancelled. `giveBack`: its order was refunded. */
export type CouponEvent = 'hold' | 'use' | 'release' | 'giveBack' | 'expire'

/** The only moves of a learner's coupon (docs/product/orders.md#coupons). */
export const couponTransitions: TransitionTable<CouponEvent, CouponUse> = {
  hold: { usable: ['held'] },
  use: { held: ['used'] },
  release: { held: ['usable', 'expired'] },
  giveBack: { used: ['usable', 'expired'] },
  expire: { usable: ['expired'] },
}
