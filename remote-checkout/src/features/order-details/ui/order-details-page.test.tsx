import { screen } from '@testing-library/react'
import type { SharedOrder } from '@xhkt/contract'
import { goOnline, mountOffline, MountOnClick } from '@xhkt/testing/network'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleCard } from '@xhkt/testing/sample-course'
import { sampleOrder } from '@xhkt/testing/sample-order'
import OrderDetailsPage from './order-details-page.tsx'

const course = sampleCard({ id: '12', title: '高等数学' })
const order = sampleOrder({ status: 7, order_no: '26112400000000000077', course, remark: '备注', refund_deadline: 0 })
const shared: SharedOrder = { status: 7, course, mine: false }
const address = '/orderDetails?order_no=26112400000000000077'

const open = (answers: Answers, session = false, at = address) =>
  renderPage(<OrderDetailsPage />, { address: at, session, answers: { 'GET /v1/order/detail': order, ...answers } })

test.each([
  ['a visitor', false],
  ['another learner', true],
])('%s sees the course and the status, and nothing else', async (_, session) => {
  const { calls, container } = open({ 'GET /v1/order/shared': shared }, session)
  expect(await screen.findByRole('heading', { name: '已关闭' })).toBeVisible()
  expect(screen.getByRole('link', { name: '高等数学' })).toHaveAttribute('href', '/courseDetail?course_id=12')
  expect(container).not.toHaveTextContent(/¥|26112400000000000077|备注/)
  expect(calls.map(({ name }) => name)).toEqual(['GET /v1/order/shared'])
  expect(screen.queryByRole('button', { name: '登录' }) !== null).toBe(!session)
})

test('the buyer sees the whole order', async () => {
  open({ 'GET /v1/order/shared': { ...shared, mine: true } }, true)
  expect(await screen.findByText('26112400000000000077')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: '订单详情' })).toBeVisible()
  expect(screen.getByRole('list', { name: '订单操作' })).toBeVisible()
  expect(screen.getByText('备注')).toBeVisible()
})

test.each([
  ['/orderDetails', 0],
  ['/orderDetails?order_no=x', 0],
  [address, 1],
])('%s is no order', async (at, asked) => {
  const { calls } = open({ 'GET /v1/order/shared': ApiFailure.refused(404004, '订单不存在') }, false, at)
  expect(await screen.findByRole('heading', { level: 1, name: '订单不存在' })).toBeVisible()
  expect(calls).toHaveLength(asked)
})

test.each(['GET /v1/order/shared', 'GET /v1/order/detail'] as const)('a failure of %s offers 重试', async (call) => {
  let up = false
  const answers = { 'GET /v1/order/shared': { ...shared, mine: true }, 'GET /v1/order/detail': order }
  const { user } = open({ ...answers, [call]: () => (up ? answers[call] : ApiFailure.status(503)) }, true)
  expect(await screen.findByText('系统接口503异常')).toBeVisible()
  up = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('26112400000000000077')).toBeVisible()
})

test('offline: the page says so, and loads when the network is back', async () => {
  renderPage(
    <MountOnClick>
      <OrderDetailsPage />
    </MountOnClick>,
    { address, answers: { 'GET /v1/order/shared': shared } },
  )
  mountOffline()
  expect(screen.getByText('网络异常')).toBeVisible()
  goOnline()
  expect(await screen.findByRole('heading', { name: '已关闭' })).toBeVisible()
})
