import { screen, within } from '@testing-library/react'
import type { ListedOrder } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleCard } from '@xhkt/testing/sample-course'
import { sampleListedOrder } from '@xhkt/testing/sample-listed-order'
import MyOrderPage from '../ui/my-order-page.tsx'

export const now = () => Math.floor(Date.now() / 1000)
export const get = 'GET /v1/user/order/list'

/** An order of the course 高等数学, with changes. */
export const listed = (changes: Partial<ListedOrder> = {}): ListedOrder =>
  sampleListedOrder({ course: sampleCard({ id: '12', title: '高等数学' }), expires_at: now() + 600, ...changes })

const nothing = { paid: 0, refunded: 0 }

export const listOf = (list: ListedOrder[], total = list.length, page = 1, sums = nothing) => ({ list, total, page, page_size: 10, sums })

export function open(answers: Answers, address: string = paths.myOrders, page = <MyOrderPage />) {
  const given = { 'GET /v1/sys/config': ApiFailure.network(), 'GET /v1/order/detail': ApiFailure.network(), ...answers }
  const view = renderPage(<main tabIndex={-1}>{page}</main>, { address, session: true, answers: given })
  return { ...view, sent: (name: string) => view.calls.filter((call) => call.name === name) }
}

export async function rowOf(title: string) {
  return within(await screen.findByRole('listitem', { name: title }))
}
