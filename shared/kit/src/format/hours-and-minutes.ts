import { noValue } from '@xhkt/contract/no-value'

const minute = 60
const hour = 60 * minute

/**
 * A length of time in words: `0 分钟`, `不到 1 分钟`, `48 分钟`, `2 小时 5 分钟`. Gives {@link noValue} for NaN.
 * @param seconds Those beyond a whole minute are left out.
 */
export function hoursAndMinutes(seconds: number): string {
  if (Number.isNaN(seconds)) return noValue
  if (seconds > 0 && seconds < minute) return '不到 1 分钟'
  const hours = Math.floor(seconds / hour)
  const minutes = Math.floor((seconds % hour) / minute)
  if (hours === 0) return `${minutes} 分钟`
  return minutes === 0 ? `${hours} 小时` : `${hours} 小时 ${minutes} 分钟`
}
