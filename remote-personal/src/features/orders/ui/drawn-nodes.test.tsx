import { screen } from '@testing-library/react'
import * as paths from '@xhkt/contract/paths'
import { sampleCard } from '@xhkt/testing/sample-course'
import { get, listed, listOf, open } from '../testing/open-orders.tsx'
import AllOrderPage from './all-order-page.tsx'
import MyOrderPage from './my-order-page.tsx'

/** Counts the elements of a page that shows ten of `total` orders: those of the rows, and all. */
async function drawn(page: React.JSX.Element, address: string, total: number): Promise<{ rows: number; all: number }> {
  const list = Array.from({ length: 10 }, (_, nth) => listed({ order_no: String(nth + 1), course: sampleCard({ title: `课程 ${nth + 1}` }) }))
  const { unmount } = open({ [get]: listOf(list, total) }, address, page)
  const first = await screen.findByRole('listitem', { name: '课程 1' })
  const count = { rows: first.parentElement!.querySelectorAll('*').length, all: document.querySelectorAll('*').length }
  unmount()
  return count
}

test.each([
  ['我的订单', <MyOrderPage key="my" />, paths.myOrders],
  ['全部订单', <AllOrderPage key="all" />, '/personal/allorder'],
])('%s: 500 orders draw the same rows as ten, and beside them only the pagination', async (_, page, address) => {
  const [few, many] = [await drawn(page, address, 10), await drawn(page, address, 500)]
  expect(many.rows).toBe(few.rows)
  expect(many.all).toBeLessThanOrEqual(few.all * 1.25)
})
