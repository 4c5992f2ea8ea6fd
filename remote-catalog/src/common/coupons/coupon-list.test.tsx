import { act, screen, within } from '@testing-library/react'
import { auth } from '@xhkt/platform/auth'
import type { Coupon } from '@xhkt/contract'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { signInLearner } from '@xhkt/testing/answer-calls'
import { ApiFailure, type Answers, renderPage } from '@xhkt/testing/render-page'
import { emptyHome, sampleCoupon } from '../testing/sample-home.ts'
import { CouponList } from './coupon-list.tsx'

function Page() {
  const { data } = useQuery(apiQuery('/v1/home'))
  return data && <CouponList coupons={data.coupons} label="领券中心" />
}

const open = (coupons: Coupon[], answers: Answers = {}, session = true) =>
  renderPage(<Page />, { answers: { 'GET /v1/home': { ...emptyHome, coupons }, ...answers }, session })

const button = (text: string, coupon = '新人立减') => screen.findByRole('button', { name: new RegExp(`^${text}\\s?${coupon}`) })

const ends_at = Date.UTC(2026, 11, 31, 15) / 1000

test('shows amount, threshold, scope and end', async () => {
  jest.useFakeTimers({ now: (ends_at - 60) * 1000, doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask'] })
  open([sampleCoupon({ ends_at }), sampleCoupon({ coupon_code: 'FREE9', amount: 990, threshold: 0, scope: '法考', ends_at })])
  const [first, second] = within(await screen.findByRole('list', { name: '领券中心' })).getAllByRole('listitem')
  expect(first).toHaveTextContent(/¥50满100可用新人立减全部课程有效期至 2026-12-31领取/)
  expect(second).toHaveTextContent(/¥9.90无门槛新人立减法考/)
  jest.useRealTimers()
})

test.each([
  [{ state: 1 } as const, '已领取'],
  [{ state: 1, use: 'used', order_no: '77' } as const, '已使用'],
  [{ state: 1, use: 'held', order_no: '77' } as const, '待付款订单占用中'],
  [{ state: 2 } as const, '已领完'],
  [{ state: 3 } as const, '已过期'],
  [{ ends_at: 1_700_000_000 }, '已过期'],
])('%j cannot be collected: %s', async (given, text) => {
  const { user, calls } = open([sampleCoupon(given)])
  const pressed = await button(text)
  expect(pressed).toHaveAttribute('aria-disabled', 'true')
  await user.click(pressed)
  expect(calls.map(({ name }) => name)).toEqual(['GET /v1/home'])
})

test('a double click collects once, and a second coupon can be collected at once', async () => {
  const coupons = [sampleCoupon(), sampleCoupon({ coupon_code: 'SAVE80', name: '老友立减' })]
  const collected = ({ body }: { body: unknown }) => sampleCoupon({ ...(body as { coupon_code: string }), state: 1 })
  const { user, calls } = open(coupons, { 'POST /v1/coupon/collect': collected })
  await user.dblClick(await button('领取'))
  await user.click(await button('领取', '老友立减'))
  expect(await button('已领取', '老友立减')).toHaveFocus()
  expect(await screen.findByText('领取成功')).toBeVisible()
  const bodies = calls.filter(({ name }) => name === 'POST /v1/coupon/collect').map(({ body }) => body)
  expect(bodies).toEqual([{ coupon_code: 'SAVE50' }, { coupon_code: 'SAVE80' }])
})

test.each([
  [ApiFailure.network(), '网络异常', '领取'],
  [ApiFailure.refused(409009, '优惠券已领完'), '优惠券已领完', '已领完'],
  [ApiFailure.refused(409010, '活动已结束'), '活动已结束', '已过期'],
])('a coupon that cannot be collected says so and keeps its state', async (failure, message, text) => {
  const { user } = open([sampleCoupon()], { 'POST /v1/coupon/collect': failure })
  await user.click(await button('领取'))
  expect(await screen.findByText(message)).toBeVisible()
  expect(await button(text)).toBeVisible()
})

test('after a lost answer the page shows what the server knows', async () => {
  const collected: string[] = []
  const { user } = open([], {
    'GET /v1/home': () => ({ ...emptyHome, coupons: [sampleCoupon({ state: collected.length > 0 ? 1 : 0 })] }),
    'POST /v1/coupon/collect': () => {
      collected.push('SAVE50')
      return ApiFailure.timeout()
    },
  })
  await user.click(await button('领取'))
  expect(await screen.findByText('系统接口请求超时')).toBeVisible()
  expect(await button('已领取')).toBeVisible()
})

test('a coupon that was collected and spent in another tab says so', async () => {
  const { user } = open([sampleCoupon()], { 'POST /v1/coupon/collect': sampleCoupon({ state: 1, use: 'held', order_no: '77' }) })
  await user.click(await button('领取'))
  expect(await button('待付款订单占用中')).toBeVisible()
})

test('a visitor logs in first, and then has the coupon', async () => {
  const { user } = open([sampleCoupon()], { 'POST /v1/coupon/collect': sampleCoupon({ state: 1 }) }, false)
  await user.click(await button('领取'))
  act(() => signInLearner())
  act(() => auth.closeLogin())
  expect(await button('已领取')).toBeVisible()
})
