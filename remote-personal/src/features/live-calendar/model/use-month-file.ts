import { useSingleFlight } from '@xhkt/kit/action/use-single-flight'
import { saveLessonsAsIcs } from '@xhkt/kit/calendar/save-ics'
import { monthName } from '@xhkt/kit/format'
import { toast } from '@xhkt/platform/toast'
import { fetchSpan } from '../api/queries.ts'
import { daysOfMonth } from './calendar-address.ts'

/** Saves the live lessons of a month as a file for a calendar app, once at a time. */
export function useMonthFile(month: string): [busy: boolean, start: () => void] {
  const [busy, start] = useSingleFlight(async () => {
    const [day, until] = daysOfMonth(month)
    // The API client shows the error of a failed call.
    const answer = await fetchSpan(day, until).catch(() => null)
    if (!answer) return
    if (answer.list.length === 0) toast.info(`${monthName(month)}没有直播课`)
    else saveLessonsAsIcs(`直播课 ${month}`, answer.list)
  })
  return [busy, () => void start()]
}
