import { dateText } from '@xhkt/kit/format'

const hour = 3600
const day = 24 * hour

function spanText(seconds: number): string {
  if (seconds >= day) return `${Math.floor(seconds / day)} 天`
  return seconds >= hour ? `${Math.floor(seconds / hour)} 小时` : '不到 1 小时'
}

/** When the course ends or has ended. Both in 10-digit seconds. */
export function expiryText(expiresAt: number, now: number): string {
  if (expiresAt <= now) return `已于 ${dateText(expiresAt)} 到期`
  return `${dateText(expiresAt)} 到期，还剩 ${spanText(expiresAt - now)}`
}
