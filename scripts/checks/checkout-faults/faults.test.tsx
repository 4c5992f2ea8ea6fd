import { act, screen, waitFor } from '@testing-library/react'
import { resetDuplicateGuard } from '@xhkt/platform/api'
import { ApiFailure, type PageUnderTest, renderPage } from '@xhkt/testing/render-page'
import PaymentPage from '../../../remote-checkout/src/features/payment/ui/order/payment-page.tsx'
import WxPayPage from '../../../remote-checkout/src/features/payment/ui/wechat/wx-pay-page.tsx'
import { TestSandbox } from '../../../sandbox/src/testing/test-sandbox.ts'
import { RealShop } from './real-shop.ts'
import { type Step, stepsFor } from './steps.tsx'

// Its package is a stub without a server in a browser. No step of the checkout chats.
jest.mock('../../../sandbox/src/live/chat/chat-server.ts', () => ({ createChatServer: () => ({ attach: () => undefined, close: () => undefined }) }))

let sandbox: TestSandbox
beforeAll(async () => (sandbox = await TestSandbox.open(60)))
afterAll(() => sandbox.discard())

const newShop = () => new RealShop(sandbox)
const steps = stepsFor(newShop)

/** A page of the step, filled in, and what a learner does there. */
async function open(step: Step, shop: RealShop, address: string) {
  const page = renderPage(<step.Page />, { address, session: true, answers: shop.answers })
  await step.fill?.(page.user, shop)
  const button = () => screen.findByRole('button', { name: step.button })
  await button()
  async function press(how: 'click' | 'dblClick' = 'click'): Promise<void> {
    await page.user[how](await button())
    if (step.confirm !== undefined) await page.user.click(await screen.findByRole('button', { name: step.confirm }))
  }
  /** A second later the client no longer takes the press for a repetition. */
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

/** The page as a reload, or a step back, opens it. */
async function expectReopened(step: Step, shop: RealShop, address: string): Promise<void> {
  renderPage(<step.Page />, { address, session: true, answers: shop.answers })
  expect((await screen.findAllByText(step.reopened))[0]).toBeVisible()
}

const failures = [
  ['a lost connection', ApiFailure.network()],
  ['a timeout', ApiFailure.timeout()],
  ['HTTP 500', ApiFailure.status(500)],
] as const

describe.each(steps)('$name', (step) => {
  let shop: RealShop
  let address: string
  beforeEach(async () => {
    shop = newShop()
    address = await step.prepare(shop)
  })

  test.each(failures)('%s before the server acts: the next press does it once', async (_, failure) => {
    const page = await open(step, shop, address)
    shop.fail(step.call, { failure, acts: false })
    await page.press()
    await page.failed()
    await page.pressLater()
    await expectResult(step, page)
    expect(step.count(shop)).toBe(1)
  })

  test.each(failures)('%s after the server has acted: the page, or the next press, shows that it is done, once', async (_, failure) => {
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

  test('reload after a lost answer: the page shows that it is done, once', async () => {
    const page = await open(step, shop, address)
    shop.fail(step.call, { failure: ApiFailure.network(), acts: true })
    await page.press()
    await page.failed()
    page.unmount()
    await expectReopened(step, shop, address)
    expect(step.count(shop)).toBe(1)
  })

  test('back after it is done: the page shows so', async () => {
    const page = await open(step, shop, address)
    await page.press()
    await expectResult(step, page)
    page.unmount()
    await expectReopened(step, shop, address)
    expect(step.count(shop)).toBe(1)
  })

  test('double click: one call', async () => {
    const page = await open(step, shop, address)
    await page.press('dblClick')
    await expectResult(step, page)
    expect([page.calls(), step.count(shop)]).toEqual([1, 1])
  })

  test('second tab: the press after it shows that it is done, once', async () => {
    const page = await open(step, shop, address)
    await act(() => step.elsewhere(shop, address))
    await page.press()
    if (step.afterElsewhere) expect((await screen.findAllByText(step.afterElsewhere))[0]).toBeVisible()
    else await expectResult(step, page)
    expect(step.count(shop)).toBe(1)
    // What the learner did is no error.
    expect(screen.queryByText(/不能进行此操作|不能申请退款|已评价过|已被使用/)).toBeNull()
  })
})

test('quote: a coupon that a second tab has spent is refused with words, and the next press orders at the price without it', async () => {
  const shop = newShop()
  const coupon_code = 'XUEHAI20'
  await shop.call('POST /v1/coupon/collect', { coupon_code })
  const page = renderPage(<PaymentPage />, { address: '/payment?course_id=1005', session: true, answers: shop.answers })
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

test('cancel: money that arrives after a cancellation in a second tab goes back, and the page says so', async () => {
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
