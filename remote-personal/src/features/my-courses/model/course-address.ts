import type { CourseTab, QueryOf } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { listHrefs, readChoice, readPage } from '@xhkt/kit/list/list-address'
import { readKeyword } from '../../../common/search/keyword.ts'
import { firstTab, tabs } from './tabs.ts'

interface CourseChoices {
  page: number
  tab: CourseTab
  keyword: string | undefined
}

const pageSize = 10

/** The list of an address, and the addresses of the same list with other choices. */
export function coursesAt(params: URLSearchParams) {
  const choices: CourseChoices = { page: readPage(params), tab: readChoice(params, 'tab', tabs) ?? firstTab, keyword: readKeyword(params) }
  const { page, tab, keyword } = choices
  // Without page 1 and an empty keyword, as in the early request of the route.
  const query: QueryOf<'GET', '/v1/user/course/list'> = { page_size: pageSize, tab, ...(keyword && { keyword }), ...(page > 1 && { page }) }
  const hrefOf = listHrefs<CourseChoices>({
    path: paths.myCourses,
    choices,
    queryOf: (to) => ({ tab: to.tab === firstTab ? undefined : to.tab, keyword: to.keyword }),
  })
  return { choices, query, hrefOf }
}

export type CourseList = ReturnType<typeof coursesAt>
