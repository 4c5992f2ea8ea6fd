import { act, fireEvent, screen } from '@testing-library/react'
import * as paths from '@xhkt/contract/paths'
import { type Answers, renderPage } from '@xhkt/testing/render-page'
import WxPayPage from '../ui/wechat/wx-pay-page.tsx'
import { order, payment, stateOf } from '../../../common/testing/test-data.ts'

// The tests of the page with the code share its set-up: fake timers, and a tab that can be hidden.

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] }))
afterEach(() => {
  see('visible')
  jest.useRealTimers()
})

export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

export function see(visibility: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility })
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
}

export async function open(answers: Answers = {}, address = paths.wechatPay(order.order_no)) {
  const page = renderPage(<WxPayPage />, {
    address,
    session: true,
    answers: {
      'GET /v1/order/detail': order,
      'POST /v1/order/payment/confirm': () => payment(),
      'POST /v1/order/payment/again': () => payment({ code_url: 'weixin://wxpay/bizpayurl?pr=two' }),
      'GET /v1/order/payment/state': stateOf('NOTPAY'),
      ...answers,
    },
  })
  await pass(50)
  const count = (name: string) => page.calls.filter((call) => call.name === name).length
  const bodies = (name: string) => page.calls.filter((call) => call.name === name).map(({ body }) => body)
  return { ...page, count, bodies, asked: () => count('GET /v1/order/payment/state') }
}

/** The picture of the code. */
export const code = () => screen.getByTitle('微信支付二维码').parentElement?.innerHTML

export const click = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(50)
}
