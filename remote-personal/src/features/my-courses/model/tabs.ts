import type { CourseTab } from '@xhkt/contract'

interface Tab {
  tab: CourseTab
  name: string
}

/** The tabs of my courses, in their order. The first one is shown without a `tab` in the address. */
export const tabs: readonly [Tab, ...Tab[]] = [
  { tab: 'studying', name: '在学' },
  { tab: 'finished', name: '已学完' },
  { tab: 'expired', name: '已过期' },
  { tab: 'hidden', name: '已隐藏' },
]
