import type { DataOf } from '@xhkt/contract'
import type { EmptyList } from '@xhkt/kit/list/list-results'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { ButtonLink } from '@xhkt/kit/ui/button'
import type { CourseList } from '../model/course-address.ts'
import { tabs } from '../model/tabs.ts'

const nothingYet: EmptyList = {
  title: '还没有课程',
  description: '选一门喜欢的课程，或用兑换码兑换',
  action: <AllCoursesLink />,
}

/** Why a tab or a search has no course, and the way on. */
export function noCourses(
  { choices: { tab, keyword }, hrefOf }: CourseList,
  counts: DataOf<'GET', '/v1/user/course/list'>['counts'],
): EmptyList {
  const name = tabs.find(([each]) => each === tab)?.[1] ?? ''
  if (keyword !== undefined) {
    return {
      title: `“${name}”里没有名称含“${keyword}”的课程`,
      description: '换一个词，或在其他分类里查找',
      action: <ButtonLink href={hrefOf({ keyword: undefined })}>清除搜索</ButtonLink>,
    }
  }
  const [other, otherName] = tabs.find(([each]) => each !== tab && (counts?.[each] ?? 0) > 0) ?? []
  if (!other) return nothingYet
  return { title: `没有${name}的课程`, action: <ButtonLink href={hrefOf({ tab: other })}>查看{otherName}的课程</ButtonLink> }
}
