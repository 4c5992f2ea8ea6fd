import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Quote } from '@xhkt/contract'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { course, order, payment, quote } from '../../../../common/testing/test-data.ts'
import { ConfirmOrder } from './confirm-order.tsx'
import OrderConfirmPage from './order-confirm-page.tsx'

const working: Answers = {
  'GET /v1/course/detail': course,
  'GET /v1/order/quote': quote(),
  'GET /v1/user/address/list': { list: [] },
  'GET /v1/user/study/section': { list: [] },
  'GET /v1/order/detail': order,
  'POST /v1/order': order,
  'POST /v1/order/payment/confirm': () => payment(),
}
const freeQuote: Partial<Quote> = { lines: [{ kind: 'price', label: '课程价格', reason: '免费课程', amount: 0 }] }
const open = (answers: Answers = {}, address = '/payment?course_id=12') =>
  renderPage(<OrderConfirmPage />, { address, session: true, answers: { ...working, ...answers } })
const namesOf = (calls: { name: string }[]) => calls.map(({ name }) => name).filter((name) => name.startsWith('POST'))

test('shows the course and how the amount comes about', async () => {
  open()
  expect(await screen.findByRole('heading', { name: '确认订单' })).toBeVisible()
  expect(screen.getByRole('link', { name: '高等数学' })).toHaveAttribute('href', '/courseDetail?course_id=12')
  expect(screen.getAllByRole('definition').map((line) => line.textContent)).toEqual(['¥199.00', '−¥100.00', '¥99.00'])
})

test('提交订单 makes the order, starts the payment and shows the code', async () => {
  const { user, address, calls } = open()
  await user.click(await screen.findByRole('button', { name: '提交订单' }))
  await waitFor(() => expect(address()).toBe('/wx_pay?order_no=77'))
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toMatchObject([
    { name: 'POST /v1/order', body: { course_id: '12', coupon_code: 'none', expected_amount: 9900 } },
    { name: 'POST /v1/order/payment/confirm', body: { order_no: '77' } },
  ])
})

test('a double click sends one order [checkout-faults#submit]', async () => {
  const { address, calls } = open()
  const button = await screen.findByRole('button', { name: '提交订单' })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(address()).toBe('/wx_pay?order_no=77'))
  fireEvent.click(button)
  expect(namesOf(calls)).toEqual(['POST /v1/order', 'POST /v1/order/payment/confirm'])
  expect(screen.getByTestId('toasts')).toBeEmptyDOMElement()
})

test('an unpaid order is continued [checkout-faults#submit]', async () => {
  const { user, address } = open({ 'GET /v1/course/detail': { ...course, pending_order_no: '77' } })
  expect(await screen.findByText(/待付款订单/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '去支付' }))
  await waitFor(() => expect(address()).toBe('/wx_pay?order_no=77'))
})

test('a free course is paid at once', async () => {
  const free = { 'GET /v1/course/detail': { ...course, price: 0, old_price: 0 }, 'GET /v1/order/quote': quote(freeQuote) }
  const done = payment({ amount: 0, code_url: '', trade_state: 'SUCCESS' })
  const { user, address } = open({ ...free, 'POST /v1/order/payment/confirm': done })
  await user.click(await screen.findByRole('button', { name: '立即学习' }))
  await waitFor(() => expect(address()).toBe('/paystatus?order_no=77'))
})

test('a paid course stays as it was ordered until the next page loads', async () => {
  const free = { ...course, price: 0, old_price: 0 }
  let paid = false
  const answers: Answers = {
    ...working,
    'GET /v1/order/quote': quote(freeQuote),
    'GET /v1/course/detail': () => (paid ? { ...free, owned: true, enrolment: { expires_at: 0, renew_price: 0 }, sold_out: true } : free),
    'POST /v1/order/payment/confirm': () => {
      paid = true
      return payment({ amount: 0, code_url: '', trade_state: 'SUCCESS' })
    },
  }
  const { user, calls } = renderPage(<ConfirmOrder courseId="12" group={undefined} />, { session: true, answers })
  await user.click(await screen.findByRole('button', { name: '立即学习' }))
  await waitFor(() => expect(calls.filter(({ name }) => name === 'GET /v1/course/detail')).toHaveLength(2))
  await act(() => Promise.resolve())
  expect(screen.queryByText(/已售罄|到期/)).toBeNull()
  expect(screen.getByRole('heading', { name: '确认订单' })).toBeVisible()
})

test('an owned course is not sold again', async () => {
  open({ 'GET /v1/course/detail': { ...course, owned: true } })
  expect(await screen.findByText('您已拥有该课程，无需重复购买')).toBeVisible()
  expect(await screen.findByRole('link', { name: '开始学习' })).toHaveAttribute('href', '/live?course_id=12&section_id=1201')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a course bought in another tab shows that it is owned (409001) [checkout-faults#submit]', async () => {
  const { user, address } = open({ 'POST /v1/order': ApiFailure.refused(409001, '您已拥有该课程') })
  await user.click(await screen.findByRole('button', { name: '提交订单' }))
  expect(await screen.findByText('您已拥有该课程，无需重复购买')).toBeVisible()
  expect(await screen.findByRole('link', { name: '开始学习' })).toBeVisible()
  expect(address()).toBe('/payment?course_id=12')
})

test('a failure shows its message and loses nothing; a click right after it sends the same order again [checkout-faults#submit]', async () => {
  let up = false
  const { address, calls } = open({ 'POST /v1/order': () => (up ? order : ApiFailure.network()) })
  fireEvent.click(await screen.findByRole('button', { name: '提交订单' }))
  expect(await screen.findByText('网络异常')).toBeVisible()
  expect(screen.getByRole('heading', { name: '确认订单' })).toBeVisible()
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent).join('')).toBe('')

  up = true
  fireEvent.click(screen.getByRole('button', { name: '提交订单' }))
  await waitFor(() => expect(address()).toBe('/wx_pay?order_no=77'))
  expect(namesOf(calls)).toEqual(['POST /v1/order', 'POST /v1/order', 'POST /v1/order/payment/confirm'])
  const [first, second] = calls.filter(({ name }) => name === 'POST /v1/order')
  expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key'])
})

test.each([
  ['/payment?course_id=404', ApiFailure.refused(404001, '课程不存在或已下架')],
  ['/payment?course_id=', ApiFailure.network()],
  ['/payment?course_id=1%27', ApiFailure.network()],
  ['/payment', ApiFailure.network()],
])('%s is no course', async (address, answer) => {
  open({ 'GET /v1/course/detail': answer }, address)
  expect(await screen.findByText('课程不存在或已下架')).toBeVisible()
  expect(screen.getByRole('link', { name: '查看全部课程' })).toHaveAttribute('href', '/categories')
})

test('a course whose refund is open is not sold, and says why [checkout-faults#quote]', async () => {
  open({ 'GET /v1/order/quote': ApiFailure.refused(409002, '该课程的订单正在退款，退款完成或撤销后可以再次购买') })
  expect(await screen.findByRole('heading', { name: '该课程现在不能购买' })).toBeVisible()
  expect(screen.getByText('该课程的订单正在退款，退款完成或撤销后可以再次购买')).toBeVisible()
  expect(screen.getByRole('link', { name: '我的订单' })).toHaveAttribute('href', '/personal/myOrder')
})

test('a price that does not load offers 重试 [checkout-faults#quote]', async () => {
  let up = false
  const { user } = open({ 'GET /v1/order/quote': () => (up ? quote() : ApiFailure.timeout()) })
  expect(await screen.findByText('系统接口请求超时')).toBeVisible()
  up = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('button', { name: '提交订单' })).toBeVisible()
})

test('a failure offers 重试', async () => {
  let up = false
  const { user } = open({ 'GET /v1/course/detail': () => (up ? course : ApiFailure.timeout()) })
  expect(await screen.findByText('系统接口请求超时')).toBeVisible()
  up = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('button', { name: '提交订单' })).toBeVisible()
})

test('an unpaid order that fails to load shows a toast', async () => {
  open({ 'GET /v1/course/detail': { ...course, pending_order_no: '77' }, 'GET /v1/order/detail': ApiFailure.status(503) })
  expect(await screen.findByText('待付款订单加载失败，请稍后刷新页面')).toBeVisible()
})
