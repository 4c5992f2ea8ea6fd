import { screen } from '@testing-library/react'
import type { MyCourse } from '@xhkt/contract'
import { ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleCard } from '@xhkt/testing/sample-course'
import MyCoursePage from './my-course-page.tsx'

const course = (id: number): MyCourse => ({
  ...{ course: sampleCard({ id: String(id), title: `课程 ${id}` }), bought_at: 1, finished_count: 0, progress: 0 },
  ...{ last_section_id: '', last_section_title: '', last_position: 0, last_studied_at: 0, expires_at: 0, renewable: false, hidden: false },
})

/** Counts the elements of a page that shows ten of `total` courses: those of the rows, and all. */
async function drawn(total: number): Promise<{ rows: number; all: number }> {
  const list = Array.from({ length: 10 }, (_, index) => course(index + 1))
  const { unmount } = renderPage(<MyCoursePage />, {
    address: '/personal/myCourse',
    session: true,
    answers: {
      'GET /v1/sys/config': ApiFailure.network(),
      'GET /v1/user/study/data': { today: 0, total: 0, studied_days: 0, days: [] },
      'GET /v1/user/study/target': { exams: [], chosen: null },
      'GET /v1/user/course/list': { list, total, page: 1, page_size: 10, counts: { studying: total, finished: 0, expired: 0, hidden: 0 } },
    },
  })
  const first = await screen.findByRole('listitem', { name: '课程 1' })
  await screen.findByRole('button', { name: '设定目标' })
  await screen.findByText('今日学习')
  const count = { rows: first.parentElement!.querySelectorAll('*').length, all: document.querySelectorAll('*').length }
  unmount()
  return count
}

test('300 courses draw the same rows as ten, and beside them only the pagination', async () => {
  const [few, many] = [await drawn(10), await drawn(300)]
  expect(many.rows).toBe(few.rows)
  expect(many.all).toBeLessThanOrEqual(few.all * 1.25)
})
