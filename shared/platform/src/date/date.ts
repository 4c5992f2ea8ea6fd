import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn.js'
import utc from 'dayjs/plugin/utc.js'
import { beijingOffset } from '@xhkt/contract/beijing-time'
import { noValue } from '@xhkt/contract/no-value'

export { loadDateLocale } from './date-locale.ts'

dayjs.extend(utc)

/** Section 9: year-month-day hour:minute:second. */
const defaultPattern = 'YYYY-MM-DD HH:mm:ss'
const chinese = 'zh-cn'
/** 10 digits and fewer are seconds; as milliseconds they would all lie in the first months of 1970. */
const firstMilliseconds = 1e10

function moment(timestamp: number, locale: string): Dayjs | null {
  // The contract writes 0 for a moment that has not come, as `paid_at` of an unpaid order.
  if (timestamp === 0) return null
  const day = dayjs.utc((Math.abs(timestamp) < firstMilliseconds ? timestamp * 1000 : timestamp) + beijingOffset * 1000)
  // dayjs passes over a locale that it does not know, so Chinese stays.
  return day.isValid() ? day.locale(chinese).locale(locale) : null
}

/**
 * A moment (section 9) in Beijing time, wherever the browser is. {@link noValue} for 0 and for what is no moment.
 * @param timestamp 10 digits: seconds; 13 digits: milliseconds.
 * @param pattern dayjs tokens: `YYYY年M月D日 dddd HH:mm`. Not those of a zone or a timestamp (`Z`, `X`, `x`).
 * @param locale A name that {@link loadDateLocale} gave; Simplified Chinese unless told, and when it is not loaded.
 */
export function formatDate(timestamp: number, pattern = defaultPattern, locale = chinese): string {
  return moment(timestamp, locale)?.format(pattern) ?? noValue
}

/**
 * The day of the week in Chinese (section 9): `星期三`, short `周三`. {@link noValue} for 0 and for what is no moment.
 * @param timestamp 10 digits: seconds; 13 digits: milliseconds.
 */
export function weekdayName(timestamp: number, length: 'long' | 'short' = 'long'): string {
  return formatDate(timestamp, length === 'long' ? 'dddd' : 'ddd')
}
