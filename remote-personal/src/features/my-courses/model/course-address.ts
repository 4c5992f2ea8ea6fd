import type { CourseTab, QueryOf } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { listHrefs, readPage } from '@xhkt/kit/list/list-address'
import { readKeyword } from '../../../common/search/keyword.ts'
import { tabs } from './tabs.ts'

interface CourseChoices {
  page: number
  tab: CourseTab
  keyword: string | undefined
}

const [firstTab] = tabs
const pageSize = 10

/** The list of an address, and the addresses of the same list with other choices. */
export function coursesAt(params: URLSearchParams) {
  const { tab } = tabs.find((each) => each.tab === params.get('tab')) ?? firstTab
  const choices: CourseChoices = { page: readPage(params), tab, keyword: readKeyword(params) }
  const { page, keyword } = choices
  // Without page 1 and an empty keyword, as in the early request of the route.
  const query: QueryOf<'GET', '/v1/user/course/list'> = { page_size: pageSize, tab, ...(keyword && { keyword }), ...(page > 1 && { page }) }
  const hrefOf = listHrefs<CourseChoices>({
    path: paths.myCourses,
    choices,
    queryOf: (to) => ({ tab: to.tab === firstTab.tab ? undefined : to.tab, keyword: to.keyword, page: to.page > 1 ? to.page : undefined }),
  })
  return { choices, query, hrefOf }
}

export type CourseList = ReturnType<typeof coursesAt>
