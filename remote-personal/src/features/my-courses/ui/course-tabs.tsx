import type { CourseTab, DataOf } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
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
  const ofCourses = tabs.map(({ tab, name }) => ({
    key: tab,
    name: counts ? `${name} ${formatCount(counts[tab])}` : name,
    href: hrefOf({ tab }),
    current: tab === current,
  }))
  const favourites = { key: 'favourite', name: '收藏', href: paths.favourites(), current: current === 'favourite' }
  return <ChoiceRow label="学习状态" choices={[...ofCourses, favourites]} />
}
