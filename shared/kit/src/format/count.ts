import { noValue } from '@xhkt/contract/no-value'

const unit = 10_000

/**
 * A count for a learner (section 9): whole below 10000, from there in w with up to 2 decimals, rounded half up:
 * `9999`, `1w`, `1.24w`. {@link noValue} for what is no count.
 */
export function formatCount(count: number): string {
  const whole = Math.abs(Math.round(count))
  if (!Number.isSafeInteger(whole)) return noValue
  const sign = count < 0 && whole > 0 ? '-' : ''
  if (whole < unit) return `${sign}${whole}`
  return `${sign}${Math.round(whole / (unit / 100)) / 100}w`
}
