import { screen } from '@testing-library/react'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleOrder } from '@xhkt/testing/sample-order'
import OrderDetailsPage from './order-details-page.tsx'

const open = (answers: Answers, address = '/orderDetail?order_no=77') =>
  renderPage(<OrderDetailsPage />, { address, session: true, answers: { 'GET /v1/sys/config': ApiFailure.network(), ...answers } })

test('the order stands inside the personal centre', async () => {
  open({ 'GET /v1/order/detail': sampleOrder({ status: 0 }) })
  expect(await screen.findByRole('heading', { level: 2, name: '已取消' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: '订单详情' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: '个人中心' })).toBeVisible()
})

test.each([
  ['/orderDetail', 0],
  ['/orderDetail?order_no=77', 1],
])('%s is no order', async (address, asked) => {
  const { calls } = open({ 'GET /v1/order/detail': ApiFailure.refused(404004, '订单不存在') }, address)
  expect(await screen.findByText('订单不存在')).toBeVisible()
  expect(screen.getByRole('navigation', { name: '个人中心' })).toBeVisible()
  expect(calls.filter(({ name }) => name === 'GET /v1/order/detail')).toHaveLength(asked)
})

test('a failure keeps the navigation and can be retried', async () => {
  let up = false
  const { user } = open({ 'GET /v1/order/detail': () => (up ? sampleOrder({ status: 0 }) : ApiFailure.status(503)) })
  expect(await screen.findByText('系统接口503异常')).toBeVisible()
  up = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: '已取消' })).toBeVisible()
})
