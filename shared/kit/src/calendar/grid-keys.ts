import { addDays, addMonths, isDate, weekdayOf } from '@xhkt/contract/beijing-time'

const daysIn = (month: string): number => Number(addDays(`${addMonths(month, 1)}-01`, -1).slice(8))

/** The same day of another month, or that month's last day. */
function inMonth(date: string, months: number): string {
  const month = addMonths(date.slice(0, 7), months)
  const day = Math.min(Number(date.slice(8)), daysIn(month))
  return `${month}-${String(day).padStart(2, '0')}`
}

const moves = new Map<string, (date: string, shift: boolean) => string>(
  Object.entries({
    ArrowLeft: (date: string) => addDays(date, -1),
    ArrowRight: (date: string) => addDays(date, 1),
    ArrowUp: (date: string) => addDays(date, -7),
    ArrowDown: (date: string) => addDays(date, 7),
    Home: (date: string) => addDays(date, 1 - weekdayOf(date)),
    End: (date: string) => addDays(date, 7 - weekdayOf(date)),
    PageUp: (date: string, shift: boolean) => inMonth(date, shift ? -12 : -1),
    PageDown: (date: string, shift: boolean) => inMonth(date, shift ? 12 : 1),
  }),
)

/**
 * The day to which a key moves from `date`: `date` itself at either end of the calendar. Null: the key does not move.
 * @param shift - with the Shift key, PageUp and PageDown move by a year
 */
export function dayOfKey(key: string, shift: boolean, date: string): string | null {
  const target = moves.get(key)?.(date, shift)
  if (target === undefined) return null
  return isDate(target) ? target : date
}
