import { screen, within } from '@testing-library/react'
import type { MyCoupon } from '@xhkt/contract'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { timeLeftText } from '../model/coupon-tabs.ts'
import MyCouponPage from './my-coupon-page.tsx'

const get = 'GET /v1/user/coupon/list'
const now = () => Math.floor(Date.now() / 1000)
const day = 86_400
const coupon = (changes: Partial<MyCoupon> = {}): MyCoupon => ({
  ...{ coupon_code: 'SAVE50', name: '新人立减', amount: 5000, threshold: 10_000, scope: '全部课程', ends_at: now() + 10 * day },
  ...{ use: 'usable', collected_at: 1, course_id: '', category_id: '', order_no: '' },
  ...changes,
})
const counts = { usable: 3, used: 1, expired: 0 }
const listOf = (list: MyCoupon[]) => ({ list, total: list.length, page: 1, page_size: 10, counts })

function open(answers: Answers, address = '/personal/myCoupon') {
  return renderPage(<MyCouponPage />, { address, session: true, answers: { 'GET /v1/sys/config': ApiFailure.network(), ...answers } })
}
const item = async () => within(await screen.findByRole('listitem', { name: '新人立减' }))

test.each<[Partial<MyCoupon>, string, string]>([
  [{}, '去使用', '/categories'],
  [{ category_id: '5' }, '去使用', '/categories?course_category_id=5'],
  [{ course_id: '12' }, '去使用', '/courseDetail?course_id=12'],
  [{ use: 'held', order_no: '77' }, '去支付', '/payAgain?order_no=77'],
  [{ use: 'used', order_no: '77' }, '查看订单', '/orderDetail?order_no=77'],
])('a coupon with %j offers %s', async (changes, way, href) => {
  open({ [get]: listOf([coupon(changes)]) })
  const row = await item()
  expect(row.getByRole('link', { name: new RegExp(`^${way}`) })).toHaveAttribute('href', href)
  expect(row.getByText('¥50')).toBeVisible()
  expect(row.getByText('满100可用')).toBeVisible()
})

test('an expired coupon says so, and offers nothing', async () => {
  open({ [get]: listOf([coupon({ use: 'expired', ends_at: now() - day })]) }, '/personal/myCoupon?tab=expired')
  expect((await item()).getByText('已过期')).toBeVisible()
  expect((await item()).queryByRole('link', { name: /^去/ })).toBeNull()
})

test.each([
  [4 * day, ''],
  [2 * day + 5, '还剩 2 天'],
  [7205, '还剩 2 小时'],
  [60, '不到 1 小时'],
  [0, ''],
])('a coupon that ends in %d s: %j', (left, text) => {
  expect(timeLeftText(1000 + left, 1000)).toBe(text)
})

test('a coupon about to expire is marked', async () => {
  open({ [get]: listOf([coupon({ ends_at: now() + 2 * day + 60 })]) })
  expect((await item()).getByText('即将到期，还剩 2 天')).toBeVisible()
})

test.each([
  ['/personal/myCoupon', { page_size: '10' }, '没有可用的优惠券', '去首页领取', '/'],
  ['/personal/myCoupon?tab=used', { page_size: '10', tab: 'used' }, '没有已使用的优惠券', '查看未使用的优惠券', '/personal/myCoupon'],
])('%s requests %j; without coupons: %s, with a way on', async (address, query, title, way, href) => {
  const { calls } = open({ [get]: listOf([]) }, address)
  expect(await screen.findByText(title, { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', href)
  expect(calls.find(({ name }) => name === get)?.query).toEqual(query)
  expect(screen.getByRole('link', { name: '未使用 3' })).toBeVisible()
})

test('200 coupons draw the same tickets as ten, and beside them only the pagination', async () => {
  const drawn = async (total: number) => {
    const list = Array.from({ length: 10 }, (_, nth) => coupon({ coupon_code: `C${nth}`, name: `优惠券 ${nth}` }))
    const { unmount } = open({ [get]: { ...listOf(list), total } })
    const first = await screen.findByRole('listitem', { name: '优惠券 0' })
    const count = [first.parentElement!.querySelectorAll('*').length, document.querySelectorAll('*').length] as const
    unmount()
    return count
  }
  const [few, many] = [await drawn(10), await drawn(200)]
  expect(many[0]).toBe(few[0])
  expect(many[1]).toBeLessThanOrEqual(few[1] * 1.25)
})
