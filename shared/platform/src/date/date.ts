import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn.js'
import utc from 'dayjs/plugin/utc.js'
import { beijingOffset } from '@xhkt/contract/beijing-time'
import { noValue } from '@xhkt/contract/no-value'

export { loadDateLocale } from './date-locale.ts'

dayjs.extend(utc)

/** docs/product/look.md#dates-and-times */
const defaultPattern = 'YYYY-MM-DD HH:mm:ss'
const chinese = 'zh-cn'
/** Smaller timestamps, of up to 10 digits, are seconds. As milliseconds they would all be in the first months of 1970. */
const firstMilliseconds = 1e10

function moment(timestamp: number, locale: string): Dayjs | null {
  // 0 means "not yet" in the contract, such as `paid_at` of an unpaid order.
  if (timestamp === 0) return null
  const day = dayjs.utc((Math.abs(timestamp) < firstMilliseconds ? timestamp * 1000 : timestamp) + beijingOffset * 1000)
  // dayjs ignores an unknown locale, so Chinese stays.
  return day.isValid() ? day.locale(chinese).locale(locale) : null
}

/**
 * Formats a time in Beijing time, in every browser (docs/product/look.md#dates-and-times). Gives {@link noValue} for 0 and for an invalid
 * timestamp.
 * @param timestamp 10 digits: seconds; 13 digits: milliseconds.
 * @param pattern dayjs tokens: `YYYY年M月D日 dddd HH:mm`. Not those of a time zone or a timestamp (`Z`, `X`, `x`).
 * @param locale A name from {@link loadDateLocale}. Simplified Chinese by default, and when the locale is not loaded.
 */
export function formatDate(timestamp: number, pattern = defaultPattern, locale = chinese): string {
  return moment(timestamp, locale)?.format(pattern) ?? noValue
}

/**
 * The day of the week in Chinese: `星期三`, short `周三`. Gives {@link noValue} for 0 and for an invalid timestamp.
 * @param timestamp 10 digits: seconds; 13 digits: milliseconds.
 */
export function weekdayName(timestamp: number, length: 'long' | 'short' = 'long'): string {
  return formatDate(timestamp, length === 'long' ? 'dddd' : 'ddd')
}
