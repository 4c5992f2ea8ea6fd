import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { resetDuplicateGuard } from '@xhkt/platform/api'
import { ApiFailure, type PageUnderTest, renderPage } from '@xhkt/testing/render-page'
import OrderConfirmPage from '../../../remote-checkout/src/features/checkout/ui/confirm/order-confirm-page.tsx'
import PayStatusPage from '../../../remote-checkout/src/features/checkout/ui/status/pay-status-page.tsx'
import WxPayPage from '../../../remote-checkout/src/features/checkout/ui/wechat/wx-pay-page.tsx'
import { everyCase } from '../../lib/every-case.ts'
import { sandboxOfFile } from '../../../sandbox/src/testing/test-sandbox.ts'
import { RealShop } from './real-shop.ts'
import { type Step, stepsFor } from './steps.tsx'

// In a browser environment the package of the chat server is a stub without a server. No step of the checkout uses the chat.
jest.mock('../../../sandbox/src/vendors/chat/chat-server.ts', () => ({ createChatServer: () => ({ attach: () => undefined, close: () => undefined }) }))

const sandbox = sandboxOfFile(60)
afterEach(() => jest.useRealTimers())

const newShop = () => new RealShop(sandbox)
const steps = stepsFor(newShop)

const presses = {
  click: (user: UserEvent, button: HTMLElement) => user.click(button),
  'double click': (user: UserEvent, button: HTMLElement) => user.dblClick(button),
  'Enter and a click': async (user: UserEvent, button: HTMLElement) => {
    button.focus()
    await user.keyboard('{Enter}')
    if (button.isConnected) await user.click(button)
  },
}
type Press = keyof typeof presses

/** Opens the page of a step and fills it in. Returns the actions of a learner on the page. */
async function open(step: Step, shop: RealShop, address: string) {
  const page = renderPage(<step.Page />, { address, session: true, answers: shop.answers })
  await step.fill?.(page.user, shop)
  const button = () => screen.findByRole('button', { name: step.button })
  await button()
  async function press(how: Press = 'click'): Promise<void> {
    await presses[how](page.user, await button())
    if (step.confirm !== undefined) await presses[how](page.user, await screen.findByRole('button', { name: step.confirm }))
  }
  /** Presses again, as if a second had passed: a press within a second counts as a repetition. */
  function pressLater(): Promise<void> {
    resetDuplicateGuard()
    return press()
  }
  const failed = () => waitFor(() => expect(screen.getByTestId('toasts')).not.toBeEmptyDOMElement())
  return { ...page, press, pressLater, failed, calls: () => page.calls.filter(({ name }) => name === step.call).length }
}

async function expectResult({ result }: Step, page: PageUnderTest | { address: () => string }): Promise<void> {
  if ('path' in result) await waitFor(() => expect(page.address().split('?')[0]).toBe(result.path))
  else expect((await screen.findAllByText(result.text))[0]).toBeVisible()
}

/** Opens the page again, as after a reload or a step back, and expects the text of a finished step. */
async function expectReopened(step: Step, shop: RealShop, address: string): Promise<void> {
  renderPage(<step.Page />, { address, session: true, answers: shop.answers })
  expect((await screen.findAllByText(step.reopened))[0]).toBeVisible()
}

const failures = [
  ['a lost connection', ApiFailure.network()],
  ['a timeout', ApiFailure.timeout()],
  ['HTTP 500', ApiFailure.status(500)],
] as const

/** The failures of a step: all with `XHKT_CASES=all`, else one before and one after the server acts, which differ from step to step. */
const failuresOf = (step: Step, after: 0 | 1) =>
  failures.filter((_, at) => everyCase || at === (steps.indexOf(step) + after) % failures.length)

describe.each(steps)('$name', (step) => {
  let shop: RealShop
  let address: string
  beforeEach(async () => {
    shop = newShop()
    address = await step.prepare(shop)
  })

  test.each(failuresOf(step, 0))('%s before the server acts: the next press acts, once [checkout-faults#every-write]', async (_, failure) => {
    const page = await open(step, shop, address)
    shop.fail(step.call, { failure, acts: false })
    await page.press()
    await page.failed()
    await page.pressLater()
    await expectResult(step, page)
    expect(step.count(shop)).toBe(1)
  })

  test.each(failuresOf(step, 1))('%s after the server has acted: page or next press shows the result; the server has acted once [checkout-faults#every-write]', async (_, failure) => {
    const page = await open(step, shop, address)
    shop.fail(step.call, { failure, acts: true })
    await page.press()
    await page.failed()
    if (step.showsLostAnswer === undefined) {
      await page.pressLater()
      await expectResult(step, page)
    } else expect((await screen.findAllByText(step.showsLostAnswer))[0]).toBeVisible()
    expect(step.count(shop)).toBe(1)
  })

  test('reload after a lost answer: the page shows the result; the server has acted once [checkout-faults#every-write]', async () => {
    const page = await open(step, shop, address)
    shop.fail(step.call, { failure: ApiFailure.network(), acts: true })
    await page.press()
    await page.failed()
    page.unmount()
    await expectReopened(step, shop, address)
    expect(step.count(shop)).toBe(1)
  })

  test('back to the page of a finished step: the page shows the result [checkout-faults#every-write]', async () => {
    const page = await open(step, shop, address)
    await page.press()
    await expectResult(step, page)
    page.unmount()
    await expectReopened(step, shop, address)
    expect(step.count(shop)).toBe(1)
  })

  test.each(['double click', 'Enter and a click'] as const)('%s: one call [checkout-faults#every-write]', async (how) => {
    const page = await open(step, shop, address)
    await page.press(how)
    await expectResult(step, page)
    expect([page.calls(), step.count(shop)]).toEqual([1, 1])
  })

  test('press after a second tab has finished the step: the page shows the result; the server has acted once [checkout-faults#every-write]', async () => {
    const page = await open(step, shop, address)
    await act(() => step.elsewhere(shop, address))
    await page.press()
    if (step.afterElsewhere) expect((await screen.findAllByText(step.afterElsewhere))[0]).toBeVisible()
    else await expectResult(step, page)
    expect(step.count(shop)).toBe(1)
    // The page must not call the press an error.
    expect(screen.queryByText(/不能进行此操作|不能申请退款|已评价过|已被使用/)).toBeNull()
  })
})

test('quote: a coupon that a second tab has spent is refused with the reason; the next press orders at the price without a coupon [orders#coupons, checkout-faults#quote]', async () => {
  const shop = newShop()
  const coupon_code = 'XUEHAI20'
  await shop.call('POST /v1/coupon/collect', { coupon_code })
  const page = renderPage(<OrderConfirmPage />, { address: '/payment?course_id=1005', session: true, answers: shop.answers })
  expect(await screen.findByText(/^优惠券：/)).toBeVisible()
  await act(() => shop.order('1002', { coupon_code }))
  await page.user.click(screen.getByRole('button', { name: '提交订单' }))
  const why = '已用于另一笔待付款订单'
  expect(await screen.findByText(`优惠券不能使用：${why}，请换一张优惠券`)).toBeVisible()
  expect(await screen.findByText(new RegExp(`^优惠券“.+”不能使用：${why}，应付金额由 .+ 变为 .+$`))).toBeVisible()
  expect(screen.getByText(why)).toBeInTheDocument()
  expect(screen.queryByText(/已结束/)).toBeNull()
  resetDuplicateGuard()
  await page.user.click(screen.getByRole('button', { name: '提交订单' }))
  await waitFor(() => expect(page.address()).toMatch(/^\/wx_pay/))
  expect(shop.count("SELECT 1 FROM orders WHERE user_id = ? AND course_id = 1005 AND coupon_code = ''", shop.userId)).toBe(1)
})

test('cancel: money that arrives after a cancellation in a second tab is refunded, and the page says so [checkout-faults#cancel]', async () => {
  const shop = newShop()
  const order_no = await shop.order('1005')
  renderPage(<WxPayPage />, { address: `/wx_pay?order_no=${order_no}`, session: true, answers: shop.answers })
  expect(await screen.findByRole('button', { name: '取消订单' })).toBeVisible()
  await act(async () => {
    await shop.call('POST /v1/order/payment/cancel', { order_no })
    await shop.call('POST /sandbox/pay', { order_no, result: 'late' })
  })
  expect(await screen.findByRole('heading', { name: '付款到账较晚，正在退款' })).toBeVisible()
})

test('wait for the payment: an order that expires while the wallet pays is refunded, and the page shows each status: 0, 5, 7 [checkout-faults#wait-for-the-payment]', async () => {
  // Fakes the timers by which the page polls the order, but not those that the sandbox in this process needs.
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] })
  const shop = newShop()
  const order_no = await shop.order('1005')
  await shop.call('POST /v1/order/payment/confirm', { order_no })
  const page = renderPage(<WxPayPage />, { address: `/wx_pay?order_no=${order_no}`, session: true, answers: shop.answers })
  expect(await screen.findByRole('button', { name: '取消订单' })).toBeVisible()
  const shown = async (title: string) => expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  const statuses = () => sandbox.context.db.all<{ status: number }>({ sql: 'SELECT status FROM order_history WHERE order_no = ? ORDER BY id' }, order_no)
  await act(async () => {
    shop.run('UPDATE orders SET expires_at = ? WHERE order_no = ?', sandbox.context.clock.now(), order_no)
    await shop.call('GET /v1/order/detail', undefined, { order_no })
  })
  await shown('订单已取消')
  await act(() => shop.call('POST /sandbox/pay', { order_no, result: 'late' }))
  await shown('付款到账较晚，正在退款')
  page.unmount()
  await act(() => shop.call('POST /sandbox/refund', { order_no, result: 'arrive' }))
  renderPage(<PayStatusPage />, { address: `/paystatus?order_no=${order_no}`, session: true, answers: shop.answers })
  await shown('退款已完成')
  expect(statuses().map(({ status }) => status)).toEqual([1, 0, 5, 7])
})

test('cancel: an order that a second tab has paid stays paid, and the result of the payment opens', async () => {
  const shop = newShop()
  const order_no = await shop.order('1005')
  await shop.call('POST /v1/order/payment/confirm', { order_no })
  const page = renderPage(<WxPayPage />, { address: `/wx_pay?order_no=${order_no}`, session: true, answers: shop.answers })
  await page.user.click(await screen.findByRole('button', { name: '取消订单' }))
  await act(() => shop.call('POST /sandbox/pay', { order_no, result: 'success' }))
  await page.user.click(screen.getByRole('button', { name: '确定' }))
  await waitFor(() => expect(page.address()).toMatch(/^\/paystatus/))
  expect(shop.count('SELECT 1 FROM orders WHERE order_no = ? AND status = 2', order_no)).toBe(1)
})
