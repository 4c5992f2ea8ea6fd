import { beijingOffset, isDate, weekdayOf } from '@xhkt/contract/beijing-time'
import { noValue } from '@xhkt/contract/no-value'

const DAY = 24 * 3600

const weekdays = ['日', '一', '二', '三', '四', '五', '六']

const dayOf = (seconds: number): number => Math.floor((seconds + beijingOffset) / DAY)
const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The time in Beijing: `19:30`. */
function clockText(seconds: number): string {
  if (!Number.isFinite(seconds)) return noValue
  const date = new Date((seconds + beijingOffset) * 1000)
  return `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`
}

/** The day in Beijing, relative to `now`: 今天, 明天, `11月25日 周三`, with the year if it is another one. */
function dayText(seconds: number, now: number): string {
  const days = dayOf(seconds) - dayOf(now)
  if (days === 0) return '今天'
  if (days === 1) return '明天'
  const date = new Date((seconds + beijingOffset) * 1000)
  const year = date.getUTCFullYear()
  const isOtherYear = year !== new Date((now + beijingOffset) * 1000).getUTCFullYear()
  return `${isOtherYear ? `${year}年` : ''}${date.getUTCMonth() + 1}月${date.getUTCDate()}日 周${weekdays[date.getUTCDay()]}`
}

/** The start of something in Beijing time: `今天 19:30`, `明天 09:00`, `11月25日 周三 19:30`. Both in 10-digit seconds; {@link noValue} for NaN. */
export const momentText = (seconds: number, now: number): string =>
  Number.isFinite(seconds) ? `${dayText(seconds, now)} ${clockText(seconds)}` : noValue

/** The names of the days of the week, Monday first. */
export const weekdayNames = ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'] as const

/** A day (`2026-11-25`) in words: `11月25日 星期三`. {@link noValue} for what is no day. */
export const dayName = (date: string): string =>
  isDate(date) ? `${Number(date.slice(5, 7))}月${Number(date.slice(8))}日 ${weekdayNames[weekdayOf(date) - 1]}` : noValue

/** A month (`2026-11`) in words: `2026年11月`. */
export const monthName = (month: string): string => `${month.slice(0, 4)}年${Number(month.slice(5))}月`

/** From the start to the end of something in Beijing: `19:30–21:00`, `23:15–次日 00:45`. Both in 10-digit seconds. */
export const clockSpan = (start: number, end: number): string =>
  Number.isFinite(start + end) ? `${clockText(start)}–${dayOf(end) === dayOf(start) ? '' : '次日 '}${clockText(end)}` : noValue
