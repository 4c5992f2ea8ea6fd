import { screen } from '@testing-library/react'
import type { GroupDetail } from '@xhkt/contract'
import { mountOffline, MountOnClick, goOffline, goOnline } from '@xhkt/testing/network'
import { ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { course, order, payment, quote, stateOf } from './common/testing/test-data.ts'
import GroupPage from './features/group/ui/group-page.tsx'
import OrderConfirmPage from './features/checkout/ui/confirm/order-confirm-page.tsx'
import PayStatusPage from './features/checkout/ui/status/pay-status-page.tsx'
import WxPayPage from './features/checkout/ui/wechat/wx-pay-page.tsx'

const group: GroupDetail = {
  ...{ group_id: '5', state: 2, size: 2, joined: 2, expires_at: 1_800_086_400, course, price: 6900, mine: true, owned: true, expired: false },
  members: [{ name: '林*', avatar: '' }],
}

const answers = {
  'GET /v1/course/detail': course,
  'GET /v1/course/group/detail': group,
  'GET /v1/user/study/section': { list: [] },
  'GET /v1/order/detail': order,
  'GET /v1/order/quote': quote(),
  'GET /v1/user/address/list': { list: [] },
  'GET /v1/order/payment/state': stateOf('NOTPAY'),
  'POST /v1/order/payment/confirm': () => payment(),
}

test.each([
  ['/payment?course_id=12', OrderConfirmPage, '确认订单'],
  ['/groupbooking?group_id=5', GroupPage, '拼团成功'],
  ['/wx_pay?order_no=77', WxPayPage, '微信支付'],
  ['/paystatus?order_no=77', PayStatusPage, '等待支付确认'],
])('%s offline: the page says so, and loads when the network is back', async (address, Page, title) => {
  renderPage(<MountOnClick><Page /></MountOnClick>, { address, session: true, answers })
  mountOffline()
  expect(screen.getByRole('heading', { name: '网络异常' })).toBeVisible()
  expect(screen.getByText('网络已断开，恢复后会自动加载')).toBeVisible()
  expect(screen.getByRole('button', { name: '重试' })).toBeEnabled()
  goOnline()
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

test.each([
  ['提交订单', '/payment?course_id=12', OrderConfirmPage, {}],
  ['重新获取二维码', '/wx_pay?order_no=77', WxPayPage, { 'POST /v1/order/payment/confirm': () => payment({ trade_state: 'CLOSED' }), 'GET /v1/order/payment/state': stateOf('CLOSED') }],
])('%s offline fails at once and can be pressed again', async (label, address, Page, given) => {
  const down = { 'POST /v1/order': ApiFailure.network(), 'POST /v1/order/payment/again': ApiFailure.network() }
  const { user } = renderPage(<Page />, { address, session: true, answers: { ...answers, ...given, ...down } })
  const button = await screen.findByRole('button', { name: label })
  goOffline()
  await user.click(button)
  expect(await screen.findByText('网络异常')).toBeVisible()
  expect(screen.getByRole('button', { name: label })).toBeEnabled()
  goOnline()
})

test('取消订单 offline asks for confirmation, then fails [checkout-faults#cancel]', async () => {
  const down = { 'POST /v1/order/payment/cancel': ApiFailure.network() }
  const { user } = renderPage(<WxPayPage />, { address: '/wx_pay?order_no=77', session: true, answers: { ...answers, ...down } })
  const button = await screen.findByRole('button', { name: '取消订单' })
  goOffline()
  await user.click(button)
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await screen.findByText('网络异常')).toBeVisible()
  goOnline()
})
