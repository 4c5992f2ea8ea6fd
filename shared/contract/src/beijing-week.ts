import { beijingOffset } from './beijing-time.ts'

const day = 86_400

/** Seconds of a week. Beijing has no daylight saving time, so every week is as long. */
export const weekLength = 7 * day

/** A date as an address and a query carry it: `2026-11-25`. */
export const datePattern = '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'

/** 00:00 in Beijing of a date that matches {@link datePattern}, in 10-digit seconds. `2026-02-30` is the second day of March. */
export function dateStart(date: string): number {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number)
  return Date.UTC(year, month - 1, dayOfMonth) / 1000 - beijingOffset
}

/** Monday, 00:00 in Beijing, of the week of a moment. Both in 10-digit seconds. */
export function weekStart(moment: number): number {
  const days = Math.floor((moment + beijingOffset) / day)
  // The first day of 1970 was a Thursday.
  return (days - ((days + 3) % 7)) * day - beijingOffset
}
