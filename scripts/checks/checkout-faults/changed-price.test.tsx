import { act, screen, waitFor, within } from '@testing-library/react'
import { resetDuplicateGuard } from '@xhkt/platform/api'
import { formatFen } from '@xhkt/kit/format'
import { ApiFailure, renderPage } from '@xhkt/testing/render-page'
import OrderConfirmPage from '../../../remote-checkout/src/features/checkout/ui/confirm/order-confirm-page.tsx'
import WxPayPage from '../../../remote-checkout/src/features/checkout/ui/wechat/wx-pay-page.tsx'
import { sandboxOfFile } from '../../../sandbox/src/testing/test-sandbox.ts'
import { RealShop } from './real-shop.ts'

// In a browser environment the package of the chat server is a stub without a server. No step of the checkout uses the chat.
jest.mock('../../../sandbox/src/vendors/chat/chat-server.ts', () => ({ createChatServer: () => ({ attach: () => undefined, close: () => undefined }) }))

const course = 1005
const withGroup = 1024
const price = 20_000

const sandbox = sandboxOfFile(60)
let shop: RealShop
beforeEach(() => {
  shop = new RealShop(sandbox)
  setPrice(price)
})

const setPrice = (fen: number): void =>
  shop.run('UPDATE course SET price = ?, old_price = 0, discount_price = 0, discount_ends_at = 0 WHERE id = ?', fen, course)
const setDiscount = (fen: number): void => {
  const { clock } = sandbox.context
  shop.run('UPDATE course SET discount_price = ?, discount_ends_at = ? WHERE id = ?', fen, clock.now() + 3600, course)
}

/** The amounts of the learner's orders that are not cancelled. */
const amounts = () => sandbox.context.db.all<{ amount: number }>(
  { sql: 'SELECT amount FROM orders WHERE user_id = ? AND status <> 0' },
  shop.userId,
).map(({ amount }) => amount)

const press = (name: RegExp = /^(提交订单|去支付)$/) => screen.findByRole('button', { name })

async function openOrder(group = '') {
  const page = renderPage(<OrderConfirmPage />, { address: `/payment?course_id=${group ? withGroup : course}${group}`, session: true, answers: shop.answers })
  await press()
  return page
}

const changes: [what: string, before: () => void, change: () => void, from: number, to: number][] = [
  ['up', () => setPrice(price), () => setPrice(25_000), price, 25_000],
  ['down', () => setPrice(price), () => setPrice(15_000), price, 15_000],
  ['to 0', () => setPrice(price), () => setPrice(0), price, 0],
  ['up with the end of a discount', () => setDiscount(9_000), () => setPrice(price), 9_000, price],
  ['down with the start of a discount', () => setPrice(price), () => setDiscount(9_000), price, 9_000],
]

describe.each(changes)('a price that goes %s between quote and submit', (_, before, change, from, to) => {
  beforeEach(before)

  test('is shown with a question; 取消 orders nothing, the next press orders at the new sum [checkout-faults#submit]', async () => {
    const { user, address } = await openOrder()
    change()
    await user.click(await press())
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(new RegExp(`应付金额由 ${formatFen(from)} (上涨|下降)为 ${formatFen(to)}`))).toBeVisible()
    await user.click(question.getByRole('button', { name: '取消' }))
    expect(amounts()).toEqual([])
    expect(await screen.findByText(new RegExp(`应付金额由 ${formatFen(from)} 变为 ${formatFen(to)}`))).toBeVisible()
    resetDuplicateGuard()
    await user.click(await press(to === 0 ? /^立即学习$/ : undefined))
    await waitFor(() => expect(address()).toMatch(to === 0 ? /^\/paystatus/ : /^\/wx_pay/))
    expect(amounts()).toEqual([to])
  })

  test('is ordered once at the new sum after 确定, even by double clicks', async () => {
    const { user, address } = await openOrder()
    change()
    await user.dblClick(await press())
    resetDuplicateGuard()
    await user.dblClick(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(address()).toMatch(/^\/(wx_pay|paystatus)/))
    expect(amounts()).toEqual([to])
  })

  test('with an unpaid order of a second tab: the learner orders only at a sum that the page has shown [checkout-faults#submit]', async () => {
    const { user, address } = await openOrder()
    await act(() => shop.order(String(course)))
    change()
    await user.click(await press())
    // Submitting returns to the unpaid order at its old price. Only a lower price makes the page ask.
    if (to < from) {
      expect(amounts()).toEqual([from])
      resetDuplicateGuard()
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定' }))
    }
    await waitFor(() => expect(address()).toMatch(/^\/(wx_pay|paystatus)/))
    expect(amounts()).toEqual([Math.min(from, to)])
  })

  test('leaves an older order unchanged: its payment page shows the ordered sum', async () => {
    const order_no = await shop.order(String(course))
    change()
    renderPage(<WxPayPage />, { address: `/payAgain?order_no=${order_no}`, session: true, answers: shop.answers })
    expect(await screen.findByText(formatFen(from))).toBeVisible()
    expect(amounts()).toEqual([from])
  })
})

test('a coupon that expires between quote and submit: toast and page give the reason, and nothing is ordered [checkout-faults#quote]', async () => {
  await shop.call('POST /v1/coupon/collect', { coupon_code: 'XUEHAI20' })
  const { user } = await openOrder()
  expect(await screen.findByText(/^优惠券：/)).toBeVisible()
  const before = { sql: 'SELECT ends_at FROM coupon WHERE code = ?' }
  const { ends_at } = sandbox.context.db.get<{ ends_at: number }>(before, 'XUEHAI20')!
  shop.run('UPDATE coupon SET ends_at = ? WHERE code = ?', sandbox.context.clock.now() - 1, 'XUEHAI20')
  await user.click(await press())
  expect(await screen.findByText('优惠券不能使用：已过期，请换一张优惠券')).toBeVisible()
  expect(await screen.findByText(/^优惠券“.+”不能使用：已过期，应付金额由 .+ 变为 ¥200.00$/)).toBeVisible()
  expect(amounts()).toEqual([])
  shop.run('UPDATE coupon SET ends_at = ? WHERE code = ?', ends_at, 'XUEHAI20')
})

async function groupOf(leader: RealShop): Promise<string> {
  const order_no = await leader.buy(String(withGroup), { group: 'new' })
  const { group } = await leader.call<{ group: { group_id: string } }>('GET /v1/order/detail', undefined, { order_no })
  return group.group_id
}
const others = () => [new RealShop(sandbox), new RealShop(sandbox)]

test('a group that others fill between quote and submit: nothing is ordered, and the page says that the group is full [checkout-faults#submit]', async () => {
  const group = await groupOf(new RealShop(sandbox))
  const { user } = await openOrder(`&group=${group}`)
  await act(() => Promise.all(others().map((other) => other.buy(String(withGroup), { group }))))
  await user.click(await press())
  expect(await screen.findByRole('heading', { name: '来晚了，该团已满员或已结束' })).toBeVisible()
  expect(amounts()).toEqual([])
})

test('a group whose places others hold between quote and submit can be joined once a place is free [checkout-faults#submit]', async () => {
  const group = await groupOf(new RealShop(sandbox))
  const { user, address } = await openOrder(`&group=${group}`)
  const [first, second] = others()
  let order_no = ''
  await act(async () => {
    order_no = await first!.order(String(withGroup), { group })
    await second!.order(String(withGroup), { group })
  })
  await user.click(await press())
  expect(await screen.findByRole('heading', { name: '剩余名额都在待支付' })).toBeVisible()
  // The toast and the page each show the text.
  expect(screen.getAllByText(/^该团还有 2 个名额待支付，如未支付，最早 .+ 可参团/)).toHaveLength(2)
  expect(amounts()).toEqual([])
  await act(() => first!.call('POST /v1/order/payment/cancel', { order_no }))
  await user.click(screen.getByRole('button', { name: '重试' }))
  resetDuplicateGuard()
  await user.click(await press())
  await waitFor(() => expect(address()).toMatch(/^\/wx_pay/))
  expect(amounts()).toHaveLength(1)
})

test('a course taken off the shelf between quote and submit: nothing is ordered, and the page shows 课程不存在或已下架 [checkout-faults#submit]', async () => {
  const { user } = await openOrder()
  const gone = { failure: ApiFailure.refused(404001, '课程不存在或已下架，请浏览其他课程'), acts: false }
  for (const name of ['POST /v1/order', 'GET /v1/order/quote', 'GET /v1/course/detail']) shop.fail(name, gone)
  await user.click(await press())
  expect(await screen.findByRole('heading', { name: '课程不存在或已下架' })).toBeVisible()
  expect(amounts()).toEqual([])
})
