import { api } from '@xhkt/platform/api'
import { apiQuery } from '@xhkt/platform/query'
import { freshInView, keepShown } from '../../../common/query-options.ts'

/** The learner's timetables. Always fresh: a course may have been bought or have expired. */
export const timetablesQuery = { ...apiQuery('/v1/user/timetables'), ...freshInView }

/** The lessons of the week with a day; of this week without one. Always fresh, as the timetables. */
export const weekQuery = (day: string | undefined) => ({
  ...apiQuery('/v1/user/live/timetables', day === undefined ? undefined : { week: day }),
  ...freshInView,
  ...keepShown,
})

export const switchTimetable = (timetable_id: string, enabled: boolean, idempotencyKey: string) =>
  api.put('/v1/user/timetables/switch', { timetable_id, enabled }, { idempotencyKey })
