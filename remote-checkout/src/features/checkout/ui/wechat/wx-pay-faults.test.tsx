import { screen } from '@testing-library/react'
import { resetDuplicateGuard } from '@xhkt/platform/api'
import { ApiFailure } from '@xhkt/testing/render-page'
import { payment, stateOf } from '../../../../common/testing/test-data.ts'
import { click, code, open, pass } from '../../testing/wx-pay.tsx'

const failures = [
  ['a lost connection', ApiFailure.network(), '网络异常'],
  ['a timeout', ApiFailure.timeout(), '系统接口请求超时'],
  ['an HTTP error', ApiFailure.status(500), '系统接口500异常'],
] as const

const fresh = 'weixin://wxpay/bizpayurl?pr=fresh'

test.each(failures)('the first code: %s offers 重试, which asks for the same order [checkout-faults#open-the-code]', async (_, failure, text) => {
  let up = false
  const { bodies } = await open({ 'POST /v1/order/payment/confirm': () => (up ? payment() : failure) })
  await pass(3000)
  expect(screen.getByText(text)).toBeVisible()
  up = true
  await click('重试')
  expect(screen.getByRole('img', { name: '微信支付二维码' })).toBeVisible()
  expect(new Set(bodies('POST /v1/order/payment/confirm').map((body) => JSON.stringify(body)))).toEqual(new Set(['{"order_no":"77"}']))
})

test.each(failures)('the poll: %s shows a quiet notice, and the payment is seen afterwards [checkout-faults#wait-for-the-payment]', async (_, failure) => {
  let up = false
  const { address } = await open({ 'GET /v1/order/payment/state': () => (up ? stateOf('SUCCESS', 2) : failure) })
  await pass(4000)
  expect(screen.getByText(/网络不太稳定/)).toBeVisible()
  expect(screen.getByTestId('toasts')).toBeEmptyDOMElement()
  expect(screen.getByRole('img', { name: '微信支付二维码' })).toBeVisible()
  up = true
  await pass(2000)
  expect(address()).toBe('/paystatus?order_no=77')
})

test.each(failures)('a fresh code whose answer is lost by %s is shown [checkout-faults#get-a-fresh-code]', async (_, failure, text) => {
  let isRenewed = false
  await open({
    'GET /v1/order/payment/state': () => (isRenewed ? stateOf('NOTPAY') : stateOf('PAYERROR')),
    'POST /v1/order/payment/confirm': () => payment(isRenewed ? { code_url: fresh } : { trade_state: 'PAYERROR' }),
    'POST /v1/order/payment/again': () => {
      isRenewed = true
      return failure
    },
  })
  const old = code()
  await click('重新获取二维码')
  expect(screen.getByText(text)).toBeVisible()
  await pass(2_000)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(code()).not.toBe(old)
})

test.each(failures)('a fresh code that fails by %s can be requested again [checkout-faults#get-a-fresh-code]', async (_, failure) => {
  let up = false
  const { count } = await open({
    'GET /v1/order/payment/state': () => (up ? stateOf('NOTPAY') : stateOf('PAYERROR')),
    'POST /v1/order/payment/again': () => (up ? payment({ code_url: fresh }) : failure),
  })
  await click('重新获取二维码')
  expect(screen.getByRole('alert')).toHaveTextContent('支付失败')
  resetDuplicateGuard()
  up = true
  await click('重新获取二维码')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(count('POST /v1/order/payment/again')).toBe(2)
})

test('a reload shows the code that the order has [checkout-faults#open-the-code]', async () => {
  const first = await open()
  const shown = code()
  first.unmount()
  const { count } = await open()
  expect(code()).toBe(shown)
  expect(count('POST /v1/order/payment/again')).toBe(0)
})

test('a learner who goes back to the code after the payment is led to the status [checkout-faults#open-the-code]', async () => {
  const { address } = await open({
    'POST /v1/order/payment/confirm': payment({ trade_state: 'SUCCESS', code_url: '' }),
    'GET /v1/order/payment/state': stateOf('SUCCESS', 2),
  })
  expect(address()).toBe('/paystatus?order_no=77')
})
