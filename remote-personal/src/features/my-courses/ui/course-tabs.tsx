import type { CourseTab, DataOf } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { choicesOf } from '@xhkt/kit/list/list-address'
import { formatCount } from '@xhkt/kit/format'
import { type CourseList, coursesAt } from '../model/course-address.ts'
import { tabs } from '../model/tabs.ts'

interface CourseTabsProps {
  current: CourseTab | 'favourite'
  counts?: DataOf<'GET', '/v1/user/course/list'>['counts']
  hrefOf?: CourseList['hrefOf']
}

/** The tabs of my courses, and 收藏. */
export function CourseTabs({ current, counts, hrefOf = coursesAt(new URLSearchParams()).hrefOf }: CourseTabsProps) {
  const counted = tabs.map(([tab, name]) => [tab, counts ? `${name} ${formatCount(counts[tab])}` : name] as const)
  const all = [...counted, ['favourite', '收藏'] as const]
  return <ChoiceRow label="学习状态" choices={choicesOf(all, current, (tab) => (tab === 'favourite' ? paths.favourites() : hrefOf({ tab })))} />
}
