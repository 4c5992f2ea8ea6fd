import type { CourseTab } from '@xhkt/contract'
import type { NamedValue } from '@xhkt/kit/list/list-address'

/** The tab of an address without one. */
export const firstTab: CourseTab = 'studying'

/** The tabs of my courses, in their order. */
export const tabs: readonly NamedValue<CourseTab>[] = [
  [firstTab, '在学'],
  ['finished', '已学完'],
  ['expired', '已过期'],
  ['hidden', '已隐藏'],
]
