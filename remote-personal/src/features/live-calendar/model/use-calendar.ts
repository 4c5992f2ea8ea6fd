import { useState } from 'react'
import { apiQuery, useQuery } from '@xhkt/platform/query'

/** Always requested again: lessons are reserved, bought and moved elsewhere. */
const current = { staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const

/** The value of the first render. */
function useInitialValue(value: string): string {
  const [initial] = useState(value)
  return initial
}

/** The number of lessons of each day around a month. Those of the previous month stay until they load. */
export function useMonth(month: string, today: string) {
  const initial = useInitialValue(today.slice(0, 7))
  return useQuery({
    // This month is left out, so that the request equals the early request of the route.
    ...apiQuery('/v1/user/live/calendar', month === initial ? undefined : { month }),
    ...current,
    placeholderData: (shown) => shown,
  })
}

/** The lessons of a day; not asked while the day is empty. */
export function useDayLessons(day: string, today: string) {
  const initial = useInitialValue(today)
  // Today is left out, so that the request equals the early request of the route.
  return useQuery({ ...apiQuery('/v1/user/live/calendar/course', day === initial ? undefined : { day }), ...current, enabled: day !== '' })
}

/** The lessons of several days. Those of the previous days stay until they load. */
export const useSpanLessons = (day: string, until: string) =>
  useQuery({ ...apiQuery('/v1/user/live/calendar/course', { day, until }), ...current, placeholderData: (shown) => shown })
