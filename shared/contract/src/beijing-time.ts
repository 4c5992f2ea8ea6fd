import { noValue } from './no-value.ts'

/**
 * The offset of Beijing time from UTC, in seconds. China has one time zone and no daylight saving time, so every date and time that a
 * learner reads is a plain offset from UTC, whatever the zone of the browser (docs/product/look.md#dates-and-times).
 */
export const beijingOffset = 8 * 3600

const dayMs = 86_400_000
const utcOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const dateOfUtc = (ms: number): string => (Number.isFinite(ms) ? new Date(ms).toISOString().slice(0, 10) : noValue)

/** The day of a moment in Beijing: `2026-11-25`. `seconds` has 10 digits; {@link noValue} for NaN. */
export const beijingDate = (seconds: number): string => dateOfUtc((seconds + beijingOffset) * 1000)

/** When a day begins in Beijing, in 10-digit seconds. `date` is valid (`isDate`). */
export const startOfDate = (date: string): number => utcOf(date) / 1000 - beijingOffset

/** True for a day of the calendar from 2000 to 2099, as `2026-11-25`. */
export const isDate = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(utcOf(text)) && dateOfUtc(utcOf(text)) === text

/** True for a month from 2000 to 2099, as `2026-11`. */
export const isMonth = (text: string): boolean => isDate(`${text}-01`)

/** The day that is `days` after `date`, or before it if `days` is negative. */
export const addDays = (date: string, days: number): string => dateOfUtc(utcOf(date) + days * dayMs)

/** The month that is `months` after `month`, or before it if `months` is negative. */
export function addMonths(month: string, months: number): string {
  const first = new Date(utcOf(`${month}-01`))
  return dateOfUtc(first.setUTCMonth(first.getUTCMonth() + months)).slice(0, 7)
}

/** The day of the week from 1, Monday, to 7, Sunday. */
export const weekdayOf = (date: string): number => new Date(utcOf(date)).getUTCDay() || 7

/** The Monday of the week of a day. */
export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date))

/** Seconds of a week. */
export const weekLength = 7 * 86_400

/** Monday, 00:00 in Beijing, of the week of a moment. Both in 10-digit seconds. */
export const weekStart = (seconds: number): number => startOfDate(mondayOf(beijingDate(seconds)))

/** The days of the six weeks that show a month, from the Monday on or before its first day. */
export function daysOfSixWeeks(month: string): string[] {
  const first = mondayOf(`${month}-01`)
  return Array.from({ length: 42 }, (_, index) => addDays(first, index))
}
