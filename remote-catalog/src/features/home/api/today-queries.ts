import { dateText } from '@xhkt/kit/format'
import { apiQuery } from '@xhkt/platform/query'

const DAY = 86_400
/** How far ahead 今日 looks for a live lesson, in days with today. */
const DAYS_AHEAD = 7

// They change while the learner is on another page.
export const studyDataQuery = { ...apiQuery('/v1/user/study/data'), staleTime: 0 }
export const lastNoteQuery = { ...apiQuery('/v1/user/note/list', { page_size: 1 }), staleTime: 0 }

/** The learner's live lessons of today and the days after it. @param now 10-digit seconds. */
export const nextLivesQuery = (now: number) =>
  apiQuery('/v1/user/live/calendar/course', { until: dateText(now + (DAYS_AHEAD - 1) * DAY) })
