import { api } from '@xhkt/platform/api'
import { apiQuery } from '@xhkt/platform/query'

/** All of the page that is not the learner's own; asked for by the boot script already, under this very path. */
export const homeQuery = () => apiQuery('/v1/home')

/** What the learner studied last. */
export const studiedQuery = (most: number) => apiQuery('/v1/user/course/list', { page_size: most })

/**
 * Somebody follows an advertisement. It outlives the page that is left, is never waited for, and its failure is nobody's trouble; two
 * banners may well be opened in tabs of their own within the second of the duplicate guard. What the banner leads to was fetched
 * ahead, and is still good.
 */
export function reportAdClick(bannerId: string): void {
  api
    .post('/v1/ad/click', { ad_id: bannerId, place: 'home_banner' }, { keepalive: true, repeat: true, changes: false, toast: false })
    .catch(() => undefined)
}
