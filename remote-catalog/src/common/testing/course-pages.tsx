import type { MouseEvent, ReactNode } from 'react'
import type { CourseCard } from '@xhkt/contract'
import { useNavigate } from '@xhkt/platform/router'
import type { ApiCall } from '@xhkt/testing/render-page'
import { sampleCard } from '@xhkt/testing/sample-course'


/** A page of 45 courses, 20 per page. Each name says what was requested and its position: `课程 new 2-1`. */
export function coursePage({ query }: ApiCall, name: string, given: Partial<CourseCard> = {}) {
  const page = Number(query.page ?? 1)
  const count = Math.max(0, Math.min(20, 45 - (page - 1) * 20))
  const card = (i: number) => sampleCard({ ...given, id: `${page}${i}`, title: `${name} ${query.sort ?? '综合'} ${page}-${i + 1}` })
  return { list: Array.from({ length: count }, (_, i) => card(i)), total: 45, page, page_size: 20 }
}

/** Passes clicks on links to the router, as the host does. */
export function Site({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
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
