import * as paths from '@xhkt/contract/paths'
import { matchPath } from '@xhkt/contract/federation/match-route'
import type { Referral } from '@xhkt/contract/referral'
import { meantAddress } from './meant-address.ts'

/** In CSS pixels of the screen (docs/product/routes.md#mobile-redirect). */
const maxMobileWidth = 900

export interface Visit {
  /** The full address of the page, as `visitedAddress` corrects it. */
  address: URL
  /** Width of the screen, not of the window. */
  width: number
  /** Root of the mobile site; empty if there is none. */
  site: string
  referral: Referral
}

/** The callback page of a social login, and one other page (docs/decisions/013-mobile-redirect.md). */
const excluded = [paths.qqCallback, paths.downloadApp]

/** A page of the mobile site: its path, and its query in the order of its names. */
type MobilePage = [path: string, query?: Record<string, string>]
type Value = (name: string) => string

const course = (value: Value): MobilePage => [`courseDetail/${encodeURIComponent(value('course_id'))}`]
const room = (value: Value): MobilePage => ['liveRoom', { live_room_id: value('live_room_id') }]

/** Pages that the mobile site has too: path, required parameter, and the mobile page. All others lead to its root. */
const mappings: [path: string, needs: string, page: (value: Value) => MobilePage][] = [
  [paths.coursePath, 'course_id', course],
  [paths.oldCoursePath, 'course_id', course],
  [paths.sharedCourseRoute, 'course_id', course],
  [paths.groupBuyPath, 'course_id', course],
  [paths.sharedLiveRoomPath, 'live_room_id', room],
  [paths.liveRoomPath, 'live_room_id', room],
  [paths.lessonPath, 'course_id', (value) => ['live', { course_id: value('course_id'), section_id: value('section_id') }]],
  [paths.couponPath, 'coupon_code', (value) => ['receiveCoupons', { coupon_code: value('coupon_code') }]],
  [paths.categories, 'course_category_id', (value) => ['courseClassify', { id: value('course_category_id') }]],
]

const knownPaths = [...mappings.map(([path]) => path), ...excluded]

/** The address that a visitor means, as far as the redirect knows its page. The host corrects all others, on a page that stays. */
export function visitedAddress(href: string): URL {
  const address = new URL(href)
  // Starts with the origin, because a path with two slashes at its start would name another host.
  return new URL(address.origin + meantAddress(address, knownPaths))
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function pageFor({ pathname, searchParams }: URL): MobilePage {
  for (const [path, needs, page] of mappings) {
    const found = matchPath(path, pathname)
    if (!found) continue
    const value = (name: string): string => searchParams.get(name) || decoded(found[name] ?? '')
    // One or two dots would be a path step, encoded or not.
    if (value(needs) && !/^\.+$/.test(value(needs))) return page(value)
  }
  return ['']
}

function rootOf(site: string): URL | null {
  try {
    const { protocol, origin, pathname } = new URL(site)
    return /^https?:$/.test(protocol) ? new URL(pathname.replace(/\/*$/, '/'), origin) : null
  } catch {
    return null
  }
}

function isExcluded(address: URL, root: URL): boolean {
  if (address.href.startsWith(root.href)) return true
  if (excluded.some((path) => matchPath(path, address.pathname))) return true
  // WeChat's login returns to the page that it was started from.
  return address.searchParams.has('code') && address.searchParams.has('state')
}

/** The address on the mobile site that a visit is redirected to; null if it is not redirected. */
export function mobileTarget({ address, width, site, referral }: Visit): string | null {
  const root = rootOf(site)
  if (!root || width > maxMobileWidth) return null
  if (isExcluded(address, root)) return null
  const [path, query = {}] = pageFor(address)
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, ...referral })) if (value) params.set(name, value)
  const text = params.toString()
  return root.href + path + (text && `?${text}`)
}
