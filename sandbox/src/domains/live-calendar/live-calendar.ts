import type { DataOf, QueryOf } from '@xhkt/contract'
import { addDays, beijingDate, daysOfSixWeeks, isDate, startOfDate } from '@xhkt/contract/beijing-time'
import type { User } from '../../core/user.ts'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { countMyLiveLessons, myLiveLessons } from './my-live-lessons.ts'

/** The days of the longest month view. */
const maxDays = 42

const spanOf = (first: string, last: string) => ({ from: startOfDate(first), until: startOfDate(addDays(last, 1)) })

export function liveCalendar(
  context: Context,
  user: User,
  asked: QueryOf<'GET', '/v1/user/live/calendar'>,
): DataOf<'GET', '/v1/user/live/calendar'> {
  const month = asked.month ?? beijingDate(context.clock.now()).slice(0, 7)
  const shown = daysOfSixWeeks(month)
  const days = countMyLiveLessons(context, user, spanOf(shown[0] ?? month, shown.at(-1) ?? month))
  const total = days.reduce((sum, { date, count }) => sum + (date.startsWith(month) ? count : 0), 0)
  return { month, days, total }
}

/** Refuses a day that the calendar does not have, and a span that ends before it begins or is too long. */
export function liveLessonsOfDays(
  context: Context,
  user: User,
  asked: QueryOf<'GET', '/v1/user/live/calendar/course'>,
): DataOf<'GET', '/v1/user/live/calendar/course'> {
  const day = asked.day ?? beijingDate(context.clock.now())
  const until = asked.until ?? day
  if (!isDate(day)) throw apiErrors.invalidParameter('day')
  if (!isDate(until) || until < day || until >= addDays(day, maxDays)) throw apiErrors.invalidParameter('until')
  return { day, until, list: myLiveLessons(context, user, spanOf(day, until)) }
}
