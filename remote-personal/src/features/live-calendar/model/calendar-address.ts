import { addDays, addMonths, isDate, isMonth, mondayOf } from '@xhkt/contract/beijing-time'
import * as paths from '@xhkt/contract/paths'

export type CalendarView = 'month' | 'week' | 'list'

/** What an address shows. Months are `2026-11`, days `2026-11-25`. */
export interface Shown {
  view: CalendarView
  month: string
  /** Empty: the address has none. */
  day: string
}

/** Reads an address. Absent and invalid parts are those of today. A day determines the month. */
export function readShown(params: URLSearchParams, today: string): Shown {
  const [day = '', month = '', view] = ['day', 'month', 'view'].map((name) => params.get(name) ?? '')
  const shownView = view === 'week' || view === 'list' ? view : 'month'
  if (isDate(day)) return { view: shownView, day, month: day.slice(0, 7) }
  return { view: shownView, day: '', month: isMonth(month) ? month : today.slice(0, 7) }
}

/** The address of a view. Parts that are those of today are left out, so that a view has one address. */
export function hrefOf({ view, month, day }: Shown, today: string): string {
  const isThisMonth = month === today.slice(0, 7)
  return paths.liveCalendarOf({
    month: isThisMonth ? undefined : month,
    day: day === today ? undefined : day,
    view: view === 'month' ? undefined : view,
  })
}

/** The days of the week that is shown. */
export function weekOf({ month, day }: Shown, today: string): string[] {
  const monday = mondayOf(day || (today.startsWith(month) ? today : `${month}-01`))
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
}

/** The first and the last day of a month. */
export const daysOfMonth = (month: string): [first: string, last: string] => [`${month}-01`, addDays(`${addMonths(month, 1)}-01`, -1)]

/** The view one step before (-1) or after (1), a week or a month; null beyond the first and the last year. */
export function neighbourOf(shown: Shown, step: 1 | -1, today: string): Shown | null {
  if (shown.view === 'week') {
    const day = addDays(weekOf(shown, today)[0] ?? today, step * 7)
    return isDate(day) && isDate(addDays(day, 6)) ? { ...shown, day, month: day.slice(0, 7) } : null
  }
  const month = addMonths(shown.month, step)
  return isMonth(month) ? { ...shown, month, day: '' } : null
}
