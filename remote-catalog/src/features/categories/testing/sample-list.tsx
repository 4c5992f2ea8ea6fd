import type { ReactNode } from 'react'
import type { DataOf } from '@xhkt/contract'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { type Answers, type ApiCall, renderPage } from '@xhkt/testing/render-page'
import { coursePage, Site } from '../../../common/testing/course-pages.tsx'


type List = DataOf<'GET', '/v1/course/list'>

const top = (id: string, name: string, count: number, subs: string[]) => ({
  id,
  name,
  icon: id === '3' ? '' : `/media/categories.svg#${id}`,
  course_count: count,
  children: subs.map((sub, i) => ({ id: `${id}0${i + 1}`, name: sub, course_count: 5 + i })),
})

export const sampleTree: DataOf<'GET', '/v1/course/category/tree'> = {
  course_count: 60,
  list: [top('3', '考研', 45, ['考研英语', '考研数学']), top('8', '法律职业', 15, ['法考客观题']), top('9', '兴趣', 0, [])],
}

/** 45 courses of 考研, 20 per page. Each name says what was requested. */
export const listOf = (call: ApiCall): List => ({
  ...coursePage(call, '课程'),
  category: call.query.course_category_id ? { id: call.query.course_category_id, name: '考研' } : null,
})

/** With the menu loaded, as the host does. */
function WithMenu({ children }: { children: ReactNode }) {
  useQuery(apiQuery('/v1/menu'))
  return children
}

/** Opens a categories page. `asked` collects the requests for courses. */
export function openPage(page: ReactNode, address: string, answers: Answers = {}) {
  const opened = renderPage(<Site><WithMenu>{page}</WithMenu></Site>, {
    address,
    answers: {
      'GET /v1/course/list': listOf,
      'GET /v1/course/category/tree': sampleTree,
      'GET /v1/menu': { list: sampleTree.list.map(({ id, name }) => ({ id, name })) },
      ...answers,
    },
  })
  return { ...opened, asked: () => opened.calls.filter(({ name }) => name === 'GET /v1/course/list').map(({ query }) => query) }
}
