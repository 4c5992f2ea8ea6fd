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
export const badgeCount = (count: number): string => (count > 99 ? '99+' : formatCount(count))

/** How many lessons a course has: `共 31 节`. Empty for NaN: a line of facts leaves it out. */
export const lessonCount = (count: number): string => (Number.isNaN(count) ? '' : `共 ${count} 节`)

/** A mean score of 1 to 5 with one decimal: `4.8`. {@link noValue} for NaN. */
export const scoreText = (score: number): string => (Number.isNaN(score) ? noValue : score.toFixed(1))
