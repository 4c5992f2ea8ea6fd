import { datePattern, dateStart, weekLength, weekStart } from '@xhkt/contract/beijing-week'
import { dateText } from '@xhkt/kit/format'
import * as paths from '@xhkt/contract/paths'
import { useNowSelector } from '@xhkt/platform/api'
import { apiQuery, useQuery } from '@xhkt/platform/query'

const fresh = { staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const

const retryMs = 5_000

/** The learner's timetables. Refetched at every visit: a course may have been bought or have expired. */
export const useTimetables = () => useQuery({ ...apiQuery('/v1/user/timetables'), ...fresh })

/** A week by the address, in 10-digit seconds. Without a valid date this week. */
export function useWeek(params: URLSearchParams) {
  const date = params.get('week') ?? ''
  const isDate = new RegExp(datePattern).test(date)
  const thisMonday = useNowSelector(weekStart, 60_000)
  const monday = isDate ? weekStart(dateStart(date)) : thisMonday
  const hrefOf = (weeks: number): string => {
    const start = monday + weeks * weekLength
    return start === thisMonday ? paths.timetable : paths.timetableWeek(dateText(start))
  }
  const answer = useQuery({
    // As the early request of the route: the date of the address as it is.
    ...apiQuery('/v1/user/live/timetables', isDate ? { week: date } : undefined),
    ...fresh,
    // The rows of the table stay while another week loads.
    placeholderData: (shown) => shown,
    // On Monday, at midnight, the answer without a date is of the week before.
    refetchInterval: ({ state }) => !isDate && state.data !== undefined && state.data.starts_at !== monday && retryMs,
  })
  return { monday, isThisWeek: monday === thisMonday, hrefOf, answer }
}
