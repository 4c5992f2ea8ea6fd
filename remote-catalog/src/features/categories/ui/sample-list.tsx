import type { DataOf } from '@xhkt/shared/contract'
import { apiQuery, useQuery } from '@xhkt/shared/query'
import { useNavigate } from '@xhkt/shared/router'
import { type Answers, type ApiCall, renderPage } from '@xhkt/shared/testing/render-page'
import { sampleCard } from '@xhkt/shared/testing/sample-course'
import type { MouseEvent, ReactNode } from 'react'

// For tests only.

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

/** 45 courses of 考研, 20 a page; the name of each says what was asked for. */
export function listOf({ query }: ApiCall): List {
  const page = Number(query.page ?? 1)
  const count = Math.max(0, Math.min(20, 45 - (page - 1) * 20))
  return {
    list: Array.from({ length: count }, (_, i) => sampleCard({ id: `${page}${i}`, title: `课程 ${query.sort ?? '综合'} ${page}-${i + 1}` })),
    total: 45,
    page,
    page_size: 20,
    category: query.course_category_id ? { id: query.course_category_id, name: '考研' } : null,
  }
}

/** What the host does for a page: it has asked for the menu, and it hands clicks on plain links to the router. */
function Site({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  useQuery(apiQuery('/v1/menu'))
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    event.preventDefault()
    void navigate(link.pathname + link.search)
  }
  return (
    <main onClickCapture={follow}>
      {children}
      <button onClick={() => void navigate(-1)}>后退</button>
    </main>
  )
}

/** Opens a page of categories. `asked` are the questions for courses. */
export function openPage(page: ReactNode, address: string, answers: Answers = {}) {
  const opened = renderPage(<Site>{page}</Site>, {
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
