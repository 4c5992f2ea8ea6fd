import type { CouponTab } from '@xhkt/contract'

export const tabs: readonly [tab: CouponTab, name: string][] = [
  ['usable', '未使用'],
  ['used', '已使用'],
  ['expired', '已过期'],
]

const hour = 3600
const day = 24 * hour

/** Seconds before its end in which a coupon is about to expire. */
const expiringTime = 3 * day

/** The remaining time of a coupon: `还剩 2 天`; empty while there is enough. `now` in 10-digit seconds. */
export function timeLeftText(endsAt: number, now: number): string {
  const left = endsAt - now
  if (left > expiringTime || left <= 0) return ''
  if (left >= day) return `还剩 ${Math.floor(left / day)} 天`
  return left >= hour ? `还剩 ${Math.floor(left / hour)} 小时` : '不到 1 小时'
}
