import { act, screen } from '@testing-library/react'
import type { CouponDetail } from '@xhkt/contract'
import { auth } from '@xhkt/platform/auth'
import { signInLearner } from '@xhkt/testing/answer-calls'
import { goOffline, goOnline, mountOffline, MountOnClick } from '@xhkt/testing/network'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleCard } from '@xhkt/testing/sample-course'
import CouponPage from './coupon-page.tsx'

const now = () => Math.floor(Date.now() / 1000)

const coupon = (given: Partial<CouponDetail> = {}): CouponDetail => ({
  coupon_code: 'SAVE50',
  name: '新人立减',
  amount: 5000,
  threshold: 10_000,
  scope: '全部课程',
  begins_at: 1_700_000_000,
  ends_at: now() + 10 * 86_400,
  state: 0,
  course: null,
  category: null,
  left: 30,
  ...given,
})

/** The answer to the call of 领取, made from the coupon's detail. */
const collected = ({ coupon_code, name, amount, threshold, scope, ends_at }: CouponDetail) => ({
  ...{ coupon_code, name, amount, threshold, scope, ends_at },
  state: 1 as const,
})

function open(given: Partial<CouponDetail> | (() => CouponDetail) = {}, answers: Answers = {}, session = true, address = '/couponcollection?coupon_code=SAVE50') {
  const detail = typeof given === 'function' ? given : () => coupon(given)
  const page = renderPage(<CouponPage />, {
    address,
    session,
    answers: { 'GET /v1/coupon/detail': detail, 'POST /v1/coupon/collect': () => collected(coupon()), ...answers },
  })
  const count = (name: string) => page.calls.filter((call) => call.name === name).length
  return { ...page, collects: () => count('POST /v1/coupon/collect') }
}

afterEach(() => {
  history.replaceState(null, '', '/')
  jest.useRealTimers()
})

test('shows amount, threshold, scope, end and how many are left', async () => {
  open({ ends_at: Date.UTC(2030, 0, 2) / 1000 })
  expect(await screen.findByRole('heading', { level: 1, name: '领取优惠券' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: '新人立减' })).toBeVisible()
  expect(screen.getByText('¥50')).toBeVisible()
  expect(screen.getByText('满100可用')).toBeVisible()
  expect(screen.getByRole('link', { name: '全部课程' })).toHaveAttribute('href', '/categories')
  expect(screen.getByText('有效期至：2030-01-02')).toBeVisible()
  expect(screen.getByText('每人限领 1 张，还剩 30 张，领完为止')).toBeVisible()
})

test.each([
  ['a course', { scope: '高等数学', course: sampleCard({ id: '12', title: '高等数学' }) }, '高等数学', '/courseDetail?course_id=12'],
  ['a category', { scope: '考研', category: { id: '1', name: '考研' } }, '考研', '/categories?course_category_id=1'],
])('a coupon for %s links to it, and 去使用 leads there', async (_, given, name, href) => {
  open({ ...given, state: 1 })
  const [link] = await screen.findAllByRole('link', { name })
  expect(link).toHaveAttribute('href', href)
  expect(screen.getByRole('link', { name: '去使用' })).toHaveAttribute('href', href)
})

test.each([
  [{ state: 1 } as const, '已领取', '去使用'],
  [{ state: 2, left: 0 } as const, '已领完', '查看全部课程'],
  [{ state: 3 } as const, '已过期', '查看全部课程'],
  [{ ends_at: 1_700_000_001 }, '已过期', '查看全部课程'],
])('%j is %s and offers %s', async (given, title, link) => {
  open(given)
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByRole('link', { name: link })).toBeVisible()
  expect(screen.queryByRole('button', { name: '领取' })).toBeNull()
})

test.each<[Partial<CouponDetail>, string, string, string]>([
  [{ use: 'used', order_no: '77' }, '已使用', '查看订单', '/orderDetail?order_no=77'],
  [{ use: 'held', order_no: '77' }, '待付款订单占用中', '去支付', '/payAgain?order_no=77'],
])('a collected coupon with %j is %s and leads to its order', async (given, title, link, href) => {
  open({ state: 1, ...given })
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href)
  expect(screen.getByRole('link', { name: '我的优惠券' })).toHaveAttribute('href', '/personal/myCoupon')
  expect(screen.queryByRole('link', { name: '去使用' })).toBeNull()
})

test('领取 collects once on a double click, and offers 去使用 [checkout-faults#collect-a-coupon]', async () => {
  let has = false
  const { user, collects } = open(() => coupon({ state: has ? 1 : 0 }), {
    'POST /v1/coupon/collect': () => {
      has = true
      return collected(coupon())
    },
  })
  await user.dblClick(await screen.findByRole('button', { name: '领取' }))
  expect(await screen.findByText('领取成功')).toBeVisible()
  expect(screen.getByRole('link', { name: '去使用' })).toBeVisible()
  expect(screen.getByRole('region', { name: '新人立减' })).toHaveFocus()
  expect(collects()).toBe(1)
})

test('a coupon becomes collectable at its start by itself', async () => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] })
  const begins_at = now() + 90
  open(() => coupon({ begins_at, state: now() < begins_at ? 4 : 0 }))
  expect(await screen.findByRole('timer')).toHaveTextContent(/^距开始还有 01:\d\d$/)
  expect(screen.getByText(/开始领取，到时在本页即可领取$/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '领取' })).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(95_000))
  expect(screen.getByRole('button', { name: '领取' })).toBeVisible()
  expect(screen.queryByRole('timer')).toBeNull()
})

test.each([
  [409009, '优惠券已领完，请查看其他优惠券', { state: 2, left: 0 } as const, '已领完'],
  [409010, '优惠券已过期，请查看其他优惠券', { state: 3 } as const, '已过期'],
])('a coupon that is refused with %i shows why [checkout-faults#collect-a-coupon]', async (code, message, after, title) => {
  let isGone = false
  const { user } = open(() => coupon(isGone ? after : {}), {
    'POST /v1/coupon/collect': () => {
      isGone = true
      return ApiFailure.refused(code, message)
    },
  })
  await user.click(await screen.findByRole('button', { name: '领取' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(await screen.findByText(title)).toBeVisible()
})

test.each([
  ['has collected it', true, '已领取'],
  ['has not collected it', false, '领取'],
])('after a lost answer the page shows whether the learner %s [checkout-faults#collect-a-coupon]', async (_, acts, shown) => {
  let has = false
  const { user } = open(() => coupon({ state: has ? 1 : 0 }), {
    'POST /v1/coupon/collect': () => {
      has = acts
      return ApiFailure.timeout()
    },
  })
  await user.click(await screen.findByRole('button', { name: '领取' }))
  expect(await screen.findByText('系统接口请求超时')).toBeVisible()
  expect(await screen.findByText(shown)).toBeVisible()
})

test('a visitor who logs in in the dialog has the coupon without a second click', async () => {
  const { user, collects } = open({}, {}, false)
  await user.click(await screen.findByRole('button', { name: '领取' }))
  expect(collects()).toBe(0)
  act(() => signInLearner())
  act(() => auth.closeLogin())
  expect(await screen.findByText('领取成功')).toBeVisible()
  expect(collects()).toBe(1)
})

test('a visitor who closes the dialog collects nothing', async () => {
  const { user, collects } = open({}, {}, false)
  await user.click(await screen.findByRole('button', { name: '领取' }))
  act(() => auth.closeLogin())
  expect(await screen.findByRole('button', { name: '领取' })).toBeEnabled()
  expect(collects()).toBe(0)
})

test('a visitor who logs in on a page has the coupon after the return', async () => {
  const visitor = open({}, {}, false)
  history.replaceState(null, '', '/couponcollection?coupon_code=SAVE50')
  await visitor.user.click(await screen.findByRole('button', { name: '领取' }))
  const address = auth.returnAddress()
  expect(address).toBe('/couponcollection?coupon_code=SAVE50&resume=1')
  act(() => auth.closeLogin())
  visitor.unmount()
  const learner = open({}, {}, true, address)
  expect(await screen.findByText('领取成功')).toBeVisible()
  expect(learner.collects()).toBe(1)
  expect(learner.address()).toBe('/couponcollection?coupon_code=SAVE50')
})

test.each([
  ['/couponcollection?coupon_code=NOSUCHCODE', '优惠券不存在'],
  ['/couponcollection?coupon_code=%3Cb%3E', '优惠券不存在'],
  ['/couponcollection', '链接不完整'],
])('%s: %s', async (address, title) => {
  open({}, { 'GET /v1/coupon/detail': ApiFailure.refused(404009, '优惠券不存在，请查看其他优惠券') }, false, address)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: '查看全部课程' })).toHaveAttribute('href', '/categories')
})

test('a failure offers 重试', async () => {
  let up = false
  const { user } = open(() => coupon(), { 'GET /v1/coupon/detail': () => (up ? coupon() : ApiFailure.status(502)) })
  expect(await screen.findByText('系统接口502异常')).toBeVisible()
  up = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('button', { name: '领取' })).toBeVisible()
})

test('offline: the page says so, and loads when the network is back', async () => {
  renderPage(<MountOnClick><CouponPage /></MountOnClick>, { address: '/couponcollection?coupon_code=SAVE50', answers: { 'GET /v1/coupon/detail': coupon() } })
  mountOffline()
  expect(screen.getByRole('heading', { name: '网络异常' })).toBeVisible()
  goOnline()
  expect(await screen.findByRole('button', { name: '领取' })).toBeVisible()
})

test('领取 offline fails at once and can be pressed again', async () => {
  const { user } = open({}, { 'POST /v1/coupon/collect': ApiFailure.network() })
  const button = await screen.findByRole('button', { name: '领取' })
  goOffline()
  await user.click(button)
  expect(await screen.findByText('网络异常')).toBeVisible()
  expect(screen.getByRole('button', { name: '领取' })).toBeEnabled()
  goOnline()
})
