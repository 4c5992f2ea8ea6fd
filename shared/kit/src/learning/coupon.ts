import type { Coupon } from '@xhkt/contract'
import { formatFen } from '@xhkt/kit/format'

/** Yuan without empty decimals: `¥50`, `¥9.90`. */
export const amountText = (fen: number): string => formatFen(fen).replace(/\.00$/, '')

/** The price from which the coupon counts: `满100可用`, or `无门槛`. */
export const thresholdText = ({ threshold }: Pick<Coupon, 'threshold'>): string => (threshold > 0 ? `满${amountText(threshold).slice(1)}可用` : '无门槛')
