import { screen, waitFor, within } from '@testing-library/react'
import type { ListedOrder } from '@xhkt/contract'
import { failuresOf } from '@xhkt/testing/failures-of'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleCard } from '@xhkt/testing/sample-course'
import { sampleListedOrder } from '@xhkt/testing/sample-listed-order'
import RedeemPage from './redeem-page.tsx'

const get = 'GET /v1/user/order/list'
const call = 'POST /v1/order/exchange/course'
const redeemed = (changes: Partial<ListedOrder> = {}) =>
  sampleListedOrder({ kind: 'redeem', status: 2, course: sampleCard({ id: '12', title: '高等数学' }), ...changes })
const listOf = (list: ListedOrder[]) => ({ list, total: list.length, page: 1, page_size: 10, sums: { paid: 0, refunded: 0 } })

function open(answers: Answers = {}) {
  const given = { 'GET /v1/sys/config': ApiFailure.network(), [get]: listOf([]), ...answers }
  const page = renderPage(<RedeemPage />, { address: '/personal/redeem', session: true, answers: given })
  return { ...page, sent: () => page.calls.filter(({ name }) => name === call) }
}
const field = () => screen.getByRole('textbox', { name: '兑换码' })

test.each([
  [true, '/redeemDelivery?order_no=77'],
  [false, '/payStatusRedeem?order_no=77'],
])('a code whose material is to be delivered (%s) leads to %s, and is sent once, in the body alone', async (needs_address, address) => {
  const page = open({ [call]: { order_no: '77', needs_address, course: sampleCard() } })
  await page.user.type(field(), ' ｘhkt-2026 live ')
  await page.user.dblClick(screen.getByRole('button', { name: '兑换' }))
  await waitFor(() => expect(page.address()).toBe(address))
  expect(page.sent().map(({ body, query }) => [body, query])).toEqual([[{ code: 'XHKT2026LIVE' }, {}]])
  expect(page.sent()[0]?.headers).toHaveProperty('Idempotency-Key')
  const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
  expect(stored).not.toMatch(/XHKT2026|xhkt-2026/i)
})

test.each(failuresOf(call))('a code that fails by %s keeps what was typed, and says why beside the field [personal#actions]', async (_, failure, message) => {
  const { user, address } = open({ [call]: failure })
  await user.type(field(), 'abc123{Enter}')
  expect(await within(screen.getByRole('form')).findByText(message)).toBeVisible()
  expect(field()).toHaveValue('abc123')
  expect(field()).toHaveFocus()
  expect(address()).toBe('/personal/redeem')
})

test.each(['', '  ', '——'])('the code %j is not sent', async (typed) => {
  const { user, sent } = open({})
  if (typed) await user.type(field(), typed)
  await user.click(screen.getByRole('button', { name: '兑换' }))
  expect(await screen.findByText('请输入兑换码，由字母和数字组成')).toBeVisible()
  expect(sent()).toEqual([])
})

test.each<[Partial<ListedOrder>, string, string]>([
  [{ status: 3 }, '填写收货地址', '/redeemDelivery?order_no=77'],
  [{ begun: true }, '继续学习', '/live?course_id=12'],
])('what was redeemed before, with %j, offers %s', async (changes, way, href) => {
  open({ [get]: listOf([redeemed(changes)]) })
  expect(await screen.findByRole('link', { name: new RegExp(`^${way}`) })).toHaveAttribute('href', href)
  expect(screen.getByRole('link', { name: /^订单详情/ })).toHaveAttribute('href', '/orderDetail?order_no=77')
})

test('nothing redeemed yet, and a list that fails: the form can be used', async () => {
  const { user, calls } = open({ [get]: ApiFailure.status(503), [call]: ApiFailure.refused(404012, '兑换码不正确，请核对后重新输入') })
  expect(await screen.findByText('系统接口503异常')).toBeVisible()
  await user.type(field(), 'ABC{Enter}')
  expect(calls.find(({ name }) => name === get)?.query).toEqual({ page_size: '10', scope: 'all', kind: 'redeem' })
  expect(await screen.findAllByText('兑换码不正确，请核对后重新输入')).not.toHaveLength(0)
})

test('without a redeemed course the list leads to the courses', async () => {
  open()
  expect(await screen.findByText('还没有兑换过课程', { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('link', { name: '查看全部课程' })).toBeVisible()
})
