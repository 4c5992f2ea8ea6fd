import { screen } from '@testing-library/react'
import type { Order } from '@xhkt/contract'
import { ApiFailure } from '@xhkt/testing/render-page'
import { order, payment, stateOf } from '../../../../common/testing/test-data.ts'
import { click, code, open, pass, see } from '../../testing/wx-pay.tsx'

const change = (status: Order['status']): Order['history'][number] => ({ status, at: 1_800_000_100, by: 'system', reason: '' })

test.each([
  ['CLOSED', '二维码已过期'],
  ['PAYERROR', '支付失败'],
] as const)('a tab at %s shows the code that another tab has requested [checkout-faults#get-a-fresh-code]', async (trade, text) => {
  let state = stateOf(trade)
  let codeUrl = 'weixin://wxpay/bizpayurl?pr=one'
  const { count } = await open({
    'GET /v1/order/payment/state': () => state,
    'POST /v1/order/payment/confirm': () => payment({ code_url: codeUrl }),
  })
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  const old = code()
  state = stateOf('NOTPAY')
  codeUrl = 'weixin://wxpay/bizpayurl?pr=two'
  await pass(10_100)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(code()).not.toBe(old)
  expect(count('POST /v1/order/payment/again')).toBe(0)
})

test('a tab with an old code shows the fresh one of another tab when it is visible again [checkout-faults#open-the-code]', async () => {
  let codeUrl = 'weixin://wxpay/bizpayurl?pr=one'
  const { count } = await open(
    { 'POST /v1/order/payment/again': () => payment({ code_url: codeUrl }), 'POST /v1/order/payment/confirm': () => payment({ code_url: codeUrl }) },
    '/payAgain?order_no=77',
  )
  const old = code()
  see('hidden')
  await pass(20_000)
  codeUrl = 'weixin://wxpay/bizpayurl?pr=two'
  see('visible')
  await pass(50)
  expect(code()).not.toBe(old)
  expect(count('POST /v1/order/payment/again')).toBe(1)
})

test.each([
  ['CLOSED', '二维码已过期'],
  ['PAYERROR', '支付失败'],
] as const)('a tab at %s follows a payment in another tab [checkout-faults#wait-for-the-payment]', async (trade, text) => {
  let state = stateOf(trade)
  const { address } = await open({ 'GET /v1/order/payment/state': () => state })
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  state = stateOf('SUCCESS', 2)
  await pass(10_100)
  expect(address()).toBe('/paystatus?order_no=77')
})

test('a tab follows a cancellation in another tab [checkout-faults#wait-for-the-payment]', async () => {
  let state = stateOf('NOTPAY')
  await open({ 'GET /v1/order/payment/state': () => state })
  state = stateOf('CLOSED', 0)
  await pass(2_100)
  expect(screen.getByText('订单已取消')).toBeVisible()
})

test('a cancelled order whose money arrives late says that it goes back, and that it has arrived [checkout-faults#cancel]', async () => {
  let state = stateOf('CLOSED', 0)
  let shown: Order = { ...order, status: 0, history: [...order.history, change(0)] }
  await open({
    'GET /v1/order/payment/state': () => state,
    'GET /v1/order/detail': () => shown,
    'POST /v1/order/payment/confirm': ApiFailure.refused(409002, '订单已取消'),
  })
  expect(screen.getByText('订单已取消')).toBeVisible()
  state = stateOf('REFUND', 5)
  shown = { ...shown, status: 5, history: [...shown.history, change(5)] }
  await pass(10_100)
  expect(screen.getByText('付款到账较晚，正在退款')).toBeVisible()
  expect(screen.getByText('付款到账时订单已取消，款项将原路退回，请以微信的到账通知为准')).toBeVisible()
  expect(screen.getByRole('link', { name: '再次购买' })).toBeVisible()
  expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/orderDetail?order_no=77')
  shown = { ...shown, status: 7, history: [...shown.history, change(7)] }
  see('hidden')
  see('visible')
  await pass(50)
  expect(screen.getByText('退款已完成')).toBeVisible()
})

test('a fresh code refused for an order that was paid elsewhere leads to the status [checkout-faults#get-a-fresh-code]', async () => {
  let paid = false
  const { address } = await open({
    'GET /v1/order/payment/state': () => (paid ? stateOf('SUCCESS', 2) : stateOf('PAYERROR')),
    'POST /v1/order/payment/again': ApiFailure.refused(409002, '订单已支付'),
  })
  paid = true
  await click('重新获取二维码')
  expect(address()).toBe('/paystatus?order_no=77')
})
