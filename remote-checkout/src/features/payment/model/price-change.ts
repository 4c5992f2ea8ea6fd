import type { Quote } from '@xhkt/contract'
import { formatFen } from '@xhkt/kit/format'

/** A price that changed by itself. Fen. */
export interface PriceChange {
  /** The labels of the lines that are gone, such as 限时优惠. */
  ended: string[]
  from: number
  to: number
}

/** Null: the same amount. */
export function priceChange(before: Pick<Quote, 'amount' | 'lines'>, now: Pick<Quote, 'amount' | 'lines'>): PriceChange | null {
  if (before.amount === now.amount) return null
  const labels = now.lines.map(({ label }) => label)
  return { ended: before.lines.map(({ label }) => label).filter((label) => !labels.includes(label)), from: before.amount, to: now.amount }
}

export function priceChangeText({ ended, from, to }: PriceChange): string {
  const why = ended.length > 0 ? `${ended.join('、')}已结束` : '价格已更新'
  return `${why}，应付金额由 ${formatFen(from)} 变为 ${formatFen(to)}`
}
