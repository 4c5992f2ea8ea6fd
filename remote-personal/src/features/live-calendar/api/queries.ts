import { api } from '@xhkt/platform/api'
import { apiQuery } from '@xhkt/platform/query'
import { freshInView, keepShown } from '../../../common/query-options.ts'

/** The number of lessons of each day around a month; of this month without one. Always fresh: lessons are reserved and moved elsewhere. */
export const monthQuery = (month: string | undefined) => ({
  ...apiQuery('/v1/user/live/calendar', month === undefined ? undefined : { month }),
  ...freshInView,
  ...keepShown,
})

/** The lessons of a day; of today without one. Always fresh, as the month. */
export const dayQuery = (day: string | undefined) => ({
  ...apiQuery('/v1/user/live/calendar/course', day === undefined ? undefined : { day }),
  ...freshInView,
})

/** The lessons of several days. Always fresh, as the month. */
export const spanQuery = (day: string, until: string) => ({ ...apiQuery('/v1/user/live/calendar/course', { day, until }), ...freshInView, ...keepShown })

/** The lessons of several days, for a file. */
export const fetchSpan = (day: string, until: string) => api.get('/v1/user/live/calendar/course', { query: { day, until } })

/** The address to subscribe to. Always fresh: another tab may have renewed it. */
export const feedQuery = { ...apiQuery('/v1/user/live/calendar/feed'), ...freshInView }

/** Replaces an address by a new one, or makes the first one. */
export const renewFeed = (replaces: string, idempotencyKey: string) => api.post('/v1/user/live/calendar/feed', { replaces }, { idempotencyKey })
