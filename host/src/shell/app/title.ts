import * as paths from '@xhkt/contract/paths'
import { config } from '@xhkt/platform/config'
import type { OwnedRoute } from '../../federation/tab-releases.ts'

const livePaths = [paths.liveRoomPath, paths.sharedLiveRoomPath]
const isLive = (route: OwnedRoute | null): boolean => livePaths.includes(route?.path ?? '')

/**
 * Product name, a dash and the route's title. Unchanged between live pages; only the product name for a route without a title
 * (docs/product/routes.md#page-titles).
 */
export function titleAfter(before: OwnedRoute | null, route: OwnedRoute | null, current: string): string {
  if (isLive(before) && isLive(route)) return current
  if (route && !route.title) return config.productName
  return `${config.productName}-${route?.title ?? '页面不存在'}`
}
