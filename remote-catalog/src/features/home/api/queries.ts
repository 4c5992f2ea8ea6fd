import { api, createUuid } from '@xhkt/platform/api'
import { apiQuery } from '@xhkt/platform/query'

/** The part of home that is the same for everyone. The boot script requests it ahead under the same path. */
export const homeQuery = () => apiQuery('/v1/home')

/** The courses studied last. */
export const studiedQuery = (most: number) => apiQuery('/v1/user/course/list', { page_size: most })

export const studyDataQuery = () => apiQuery('/v1/user/study/data')

export const lastNoteQuery = () => apiQuery('/v1/user/note/list', { page_size: 1 })

/** The learner's live lessons from today until another day, such as `2026-12-04`. */
export const livesUntilQuery = (until: string) => apiQuery('/v1/user/live/calendar/course', { until })

/**
 * Reports a click on an advertisement. Outlives the page, is not awaited, and fails in silence. Changes no answer, so what the
 * banner's link prefetched stays valid.
 */
export function reportAdClick(bannerId: string): void {
  const options = { idempotencyKey: createUuid(), keepalive: true, changes: false, toast: false }
  const send = () => void api.post('/v1/ad/click', { ad_id: bannerId, place: 'home_banner' }, options).catch(() => undefined)
  // The page that the click opens comes first.
  if ('requestIdleCallback' in window) requestIdleCallback(send, { timeout: 1000 })
  else setTimeout(send)
}
