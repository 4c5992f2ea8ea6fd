import { isDate, startOfDate, weekLength, weekStart } from '@xhkt/contract/beijing-time'
import { dateText } from '@xhkt/kit/format'
import * as paths from '@xhkt/contract/paths'
import { useNowSelector } from '@xhkt/platform/api'
import { useQuery } from '@xhkt/platform/query'
import { weekQuery } from '../api/queries.ts'

const retryMs = 5_000

/** A week by the address, in 10-digit seconds. Without a valid date this week. */
export function useWeek(params: URLSearchParams) {
  const date = params.get('week') ?? ''
  const isOfAddress = isDate(date)
  const thisMonday = useNowSelector(weekStart, 60_000)
  const monday = isOfAddress ? weekStart(startOfDate(date)) : thisMonday
  const hrefOf = (weeks: number): string => {
    const start = monday + weeks * weekLength
    return start === thisMonday ? paths.timetable : paths.timetableWeek(dateText(start))
  }
  const answer = useQuery({
    // The date exactly as in the address, so that the request equals the early request of the route.
    ...weekQuery(isOfAddress ? date : undefined),
    // On Monday, at midnight, the answer without a date is of the week before.
    refetchInterval: ({ state }) => !isOfAddress && state.data !== undefined && state.data.starts_at !== monday && retryMs,
  })
  return { monday, isThisWeek: monday === thisMonday, hrefOf, answer }
}
