import { act, screen, waitFor } from '@testing-library/react'
import { type Answers, renderPage } from '@xhkt/testing/render-page'
import { course, order, payment, quote } from '../../../../common/testing/test-data.ts'
import OrderConfirmPage from './order-confirm-page.tsx'

// Fails the code that loads after the page. Loaded code stays for the whole file, so each test uses code that no earlier test loads.
let mockIsDown = false
const mockLoad = (path: string): unknown => {
  if (mockIsDown) throw new Error('Loading chunk failed')
  return jest.requireActual(path)
}
jest.mock('../../model/place-order.ts', () => mockLoad('../../model/place-order.ts'))
jest.mock('./refused-view.tsx', () => mockLoad('./refused-view.tsx'))

const open = (answers: Answers = {}, address = '/payment?course_id=12') =>
  renderPage(<OrderConfirmPage />, {
    address,
    session: true,
    answers: {
      'GET /v1/course/detail': course,
      'GET /v1/order/quote': quote(),
      'GET /v1/user/address/list': { list: [] },
      'GET /v1/user/study/section': { list: [] },
      'POST /v1/order': order,
      'POST /v1/order/payment/confirm': () => payment(),
      ...answers,
    },
  })

beforeEach(() => {
  mockIsDown = true
})

test('a refused course says that its page does not load, and 重试 shows it', async () => {
  const { user } = open({}, '/payment')
  expect(await screen.findByRole('heading', { name: '加载失败' })).toBeVisible()
  mockIsDown = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: '课程不存在或已下架' })).toBeVisible()
})

test('提交订单 whose code does not load says so and sends nothing, and the next press orders', async () => {
  const { user, address, calls } = open()
  await user.click(await screen.findByRole('button', { name: '提交订单' }))
  expect(await screen.findByText('网络异常')).toBeVisible()
  expect(calls.map(({ name }) => name)).not.toContain('POST /v1/order')
  mockIsDown = false
  await user.click(screen.getByRole('button', { name: '提交订单' }))
  await waitFor(() => expect(address()).toBe('/wx_pay?order_no=77'))
})

test('an order that needs an address shows once the addresses have loaded', async () => {
  let answer = (): void => undefined
  const list = new Promise<{ list: [] }>((resolve) => (answer = () => resolve({ list: [] })))
  const { calls } = open({ 'GET /v1/order/quote': quote({ needs_address: true }), 'GET /v1/user/address/list': () => list })
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /v1/order/quote'))
  await act(async () => undefined)
  expect(screen.queryByRole('button', { name: '提交订单' })).toBeNull()
  answer()
  expect(await screen.findByRole('button', { name: '新增收货地址' })).toBeVisible()
  expect(screen.getByRole('button', { name: '提交订单' })).toBeEnabled()
})

test('an order without an address has no address book', async () => {
  open()
  expect(await screen.findByRole('button', { name: '提交订单' })).toBeEnabled()
  expect(screen.queryByRole('heading', { name: '收货地址' })).toBeNull()
})
