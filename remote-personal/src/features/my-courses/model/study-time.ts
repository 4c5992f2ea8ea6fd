import type { StudyDay } from '@xhkt/contract'
import { noValue } from '@xhkt/kit/format'

const minute = 60
const hour = 60 * minute

/** Study time in words: `0 分钟`, `不到 1 分钟`, `48 分钟`, `2 小时 5 分钟`. Seconds are left out. {@link noValue} for NaN. */
export function studyTimeText(seconds: number): string {
  if (Number.isNaN(seconds)) return noValue
  if (seconds > 0 && seconds < minute) return '不到 1 分钟'
  const hours = Math.floor(seconds / hour)
  const minutes = Math.floor((seconds % hour) / minute)
  if (hours === 0) return `${minutes} 分钟`
  return minutes === 0 ? `${hours} 小时` : `${hours} 小时 ${minutes} 分钟`
}

/** `11/25`. */
export const shortDay = ({ date }: Pick<StudyDay, 'date'>): string => date.slice(5).replace('-', '/').replaceAll(/\b0/g, '')

/** The top of the scale: whole half hours, one at least. */
export const scaleTop = (days: readonly StudyDay[]): number =>
  Math.max(1, Math.ceil(Math.max(0, ...days.flatMap(({ spent }) => (Number.isNaN(spent) ? [] : spent))) / (hour / 2))) * (hour / 2)
