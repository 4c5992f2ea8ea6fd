import type { Coupon } from '@xhkt/shared/contract'
import { formatFen } from '@xhkt/shared/format'

/** Whole yuan without the zeros: `¥50`, `¥9.90`. */
export const amountText = (fen: number): string => formatFen(fen).replace(/\.00$/, '')

/** From which price on: `满100可用`, or `无门槛`. */
export const thresholdText = ({ threshold }: Coupon): string => (threshold > 0 ? `满${amountText(threshold).slice(1)}可用` : '无门槛')

const words: Record<Coupon['state'], string> = { 0: '领取', 1: '已领取', 2: '已领完', 3: '已过期' }

/** What its button says at this moment; only 领取 can be pressed. */
export const stateText = ({ state, ends_at }: Coupon, now: number): string => (ends_at <= now ? words[3] : words[state])
