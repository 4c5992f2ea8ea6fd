import { useState } from 'react'
import { useQuery } from '@xhkt/platform/query'
import { dayQuery, monthQuery } from '../api/queries.ts'

/** A value, and undefined while it is that of the first render, so that the request equals the early request of the route. */
function useUnlessFirst(first: string, value: string): string | undefined {
  const [initial] = useState(first)
  return value === initial ? undefined : value
}

/** The number of lessons of each day around a month. */
export const useMonth = (month: string, today: string) => useQuery(monthQuery(useUnlessFirst(today.slice(0, 7), month)))

/** The lessons of a day; not asked while the day is empty. */
export const useDayLessons = (day: string, today: string) => useQuery({ ...dayQuery(useUnlessFirst(today, day)), enabled: day !== '' })
