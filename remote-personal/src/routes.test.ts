/** @jest-environment node */
import { addressValues, earlyQuery } from '@xhkt/contract/federation/early-query'
import { matchRoute } from '@xhkt/contract/federation/match-route'
import { pages } from './entry.tsx'
import { titles } from './layout/titles.ts'
import { routes } from './routes.ts'

test.each([
  ['/personal', 'personal', '个人中心'],
  ['/personal/redeem', 'redeem', '兑换课程'],
  ['/personal/personalData', 'profile', '个人资料'],
  ['/personal/myCoupon', 'my-coupon', '我的优惠券'],
  ['/personal/groupOrder', 'group-order', '我的拼团'],
  ['/personal/myOrder', 'orders', '我的订单'],
  ['/personal/monthCalendar', 'month-calendar', '直播日历'],
  ['/personal/myMessage', 'my-message', '我的消息'],
  ['/personal/myCourse', 'my-course', '我的课程'],
  ['/personal/feedback', 'feedback', '意见反馈'],
  ['/personal/reservation', 'reservation', '我的预约'],
  ['/personal/schedule', 'schedule', '课程表'],
  ['/personal/renew', 'renew', '续费课程'],
  ['/personal/allorder', 'orders', '全部订单'],
  ['/personal/safety', 'safety', '安全设置'],
  ['/personal/winningRecord', 'winning-record', '中奖记录'],
  ['/personal/myNotes', 'my-notes', '我的笔记'],
  ['/orderDetail', 'order', '订单详情'],
])('%s is the page %s and needs a session', (path, page, title) => {
  expect(matchRoute(path, routes)).toMatchObject({ page, title, access: 'session' })
})

test.each([
  ['orders', ['orders', 'orders', 'group-order', 'feedback']],
  ['coupons', ['my-coupon']],
  ['calendar', ['month-calendar']],
  ['profile', ['profile']],
  ['safety', ['safety']],
  ['order', ['order']],
  ['texts', ['my-notes', 'my-message']],
])('the skeleton %s is that of %j', (skeleton, names) => {
  expect(routes.filter((route) => route.skeleton === skeleton).map(({ page }) => page)).toEqual(names)
})

test('the routes below /personal/ are the side navigation, with the same titles and order', () => {
  const places = routes.filter(({ path }) => path.startsWith('/personal/'))
  expect(places.map(({ path, title }) => [path, title])).toEqual(Object.entries(titles))
})

test('every declared page exists, and every page is declared', () => {
  expect(new Set(routes.map(({ page }) => page))).toEqual(new Set(Object.keys(pages)))
})

test('no other route is declared, and the manifest survives being written as JSON', () => {
  expect(routes).toHaveLength(18)
  expect(JSON.parse(JSON.stringify(routes))).toEqual(routes)
})

const tall = { page_size: '10' }
const pagedLists: readonly [path: string, call: string, query: Record<string, string>][] = [
  ['/personal/myCourse', '/v1/user/course/list', { page_size: '10', tab: 'studying' }],
  ['/personal/reservation', '/v1/user/course/reserve', {}],
  ['/personal/myOrder', '/v1/user/order/list', tall],
  ['/personal/allorder', '/v1/user/order/list', { ...tall, scope: 'all' }],
  ['/personal/groupOrder', '/v1/user/order/group/list', tall],
  ['/personal/renew', '/v1/user/order/renew/list', {}],
  ['/personal/redeem', '/v1/user/order/list', { ...tall, scope: 'all', kind: 'redeem' }],
  ['/personal/myCoupon', '/v1/user/coupon/list', tall],
  ['/personal/winningRecord', '/v1/user/prize/list', {}],
  ['/personal/feedback', '/v1/user/feedback/list', {}],
  ['/personal/myMessage', '/v1/user/notice/list', {}],
  ['/personal/myNotes', '/v1/user/note/list', { order: 'course' }],
]

test.each(
  pagedLists.flatMap(([path, call, query]) => [
    [path, '', call, query],
    [path, '?page=1', call, query],
    [path, '?page=2', call, { ...query, page: '2' }],
    [path, '?page=x', call, query],
  ] as const),
)('the early request of %s%s is %s with the query of the page', (path, search, call, query) => {
  const [early] = routes.find((route) => route.path === path)!.early!
  expect(early!.path).toBe(call)
  expect(earlyQuery(early!, addressValues(path, path, search))).toEqual(query)
})
