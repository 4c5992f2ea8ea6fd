import type { Coupon } from '@xhkt/contract'
import { formatFen } from '@xhkt/kit/format'

/** Yuan without empty decimals: `¥50`, `¥9.90`. */
export const amountText = (fen: number): string => formatFen(fen).replace(/\.00$/, '')

/** What became of a learner's coupon that cannot be used for another order, in a few words. */
export const spentCoupon = { used: '已使用', held: '待付款订单占用中' } as const

/** What is said of a coupon that an unpaid order holds. `now` in 10-digit seconds. */
export const heldCouponText = ({ ends_at }: Pick<Coupon, 'ends_at'>, now: number): string =>
  `已用于待付款订单，${ends_at > now ? '取消订单后退回' : '有效期已过，取消订单后不再退回'}`

/** The price from which the coupon counts: `满100可用`, or `无门槛`. */
export const thresholdText = ({ threshold }: Pick<Coupon, 'threshold'>): string => (threshold > 0 ? `满${amountText(threshold).slice(1)}可用` : '无门槛')
