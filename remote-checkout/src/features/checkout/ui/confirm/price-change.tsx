import type { Quote } from '@xhkt/contract'
import { formatFen } from '@xhkt/kit/format'
import type { PriceChange as Change } from '../../model/use-quote.ts'

/** What became of the coupon of the previous price, in the words of the server's refusal. */
function couponText(before: Quote, now: Quote): string {
  const former = now.coupons.find(({ coupon_code }) => coupon_code === before.coupon_code)
  const next = now.coupons.find(({ coupon_code }) => coupon_code === now.coupon_code)
  const replaced = next && `已换用“${next.name}”`
  if (!former) return ['优惠券已不可用', replaced].filter(Boolean).join('，')
  if (former.usable) return replaced ?? ''
  return [`优惠券“${former.name}”不能使用：${former.reason}`, replaced].filter(Boolean).join('，')
}

/** Why the price has changed: each price line that is gone, with the server's reason if there is one. */
function reasons(before: Quote, now: Quote): string[] {
  const labels = now.lines.map(({ label }) => label)
  const gone = before.lines.filter(({ label }) => !labels.includes(label))
  const texts = gone.map(({ kind, label }) => {
    if (kind === 'coupon') return couponText(before, now)
    const promotion = kind === 'promotion' ? now.promotion : null
    return promotion ? `推广码不能使用：${promotion.reason}` : `${label}已结束`
  })
  return texts.filter((text) => text !== '')
}

/** A price that changed by itself, in words. */
export function PriceChange({ before, now }: Change) {
  const why = reasons(before, now).join('，') || '价格已更新'
  return `${why}，应付金额由 ${formatFen(before.amount)} 变为 ${formatFen(now.amount)}`
}
