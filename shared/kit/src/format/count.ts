import { noValue } from '@xhkt/contract/no-value'

const unit = 10_000

/**
 * Formats a count (docs/product/look.md#prices-and-counts): `9999`, `1w`, `1.24w`. Rounds half up. Gives {@link noValue} for NaN and for a
 * number that is too large.
 */
export function formatCount(count: number): string {
  const whole = Math.abs(Math.round(count))
  if (!Number.isSafeInteger(whole)) return noValue
  const sign = count < 0 && whole > 0 ? '-' : ''
  if (whole < unit) return `${sign}${whole}`
  return `${sign}${Math.round(whole / (unit / 100)) / 100}w`
}

/** A count for a badge: 99+ from 100 on. */
export const badgeCount = (count: number): string => (count > 99 ? '99+' : String(count))
