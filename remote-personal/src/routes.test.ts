import { addressValues, earlyQuery } from '@xhkt/contract/federation/early-query'
import { matchRoute } from '@xhkt/contract/federation/match-route'
import { pages } from './entry.tsx'
import { routes } from './routes.ts'

test.each([
  ['/personal', 'personal', '个人中心'],
  ['/personal/redeem', 'not-built', '兑换课程'],
  ['/personal/personalData', 'not-built', '个人资料'],
  ['/personal/myCoupon', 'not-built', '我的优惠券'],
  ['/personal/groupOrder', 'not-built', '我的拼团'],
  ['/personal/myOrder', 'not-built', '我的订单'],
  ['/personal/monthCalendar', 'not-built', '直播日历'],
  ['/personal/myMessage', 'not-built', '我的消息'],
  ['/personal/myCourse', 'my-course', '我的课程'],
  ['/personal/feedback', 'not-built', '意见反馈'],
  ['/personal/reservation', 'reservation', '我的预约'],
  ['/personal/schedule', 'not-built', '课程表'],
  ['/personal/renew', 'not-built', '续费课程'],
  ['/personal/allorder', 'not-built', '全部订单'],
  ['/personal/safety', 'safety', '安全设置'],
  ['/personal/winningRecord', 'not-built', '中奖记录'],
  ['/personal/myNotes', 'not-built', '我的笔记'],
  ['/orderDetail', 'order', '订单详情'],
])('%s is the page %s and needs a session', (path, page, title) => {
  expect(matchRoute(path, routes)).toMatchObject({ page, title, access: 'session', skeleton: 'mine' })
})

test('every declared page exists, and every page is declared', () => {
  expect(new Set(routes.map(({ page }) => page))).toEqual(new Set(Object.keys(pages)))
})

test('no other route is declared, and the manifest survives being written as JSON', () => {
  expect(routes).toHaveLength(18)
  expect(JSON.parse(JSON.stringify(routes))).toEqual(routes)
})

const pagedLists = [
  ['/personal/myCourse', '/v1/user/course/list'],
  ['/personal/reservation', '/v1/user/course/reserve'],
] as const

test.each(
  pagedLists.flatMap(([path, call]) => [
    [path, '', call, {}],
    [path, '?page=1', call, {}],
    [path, '?page=2', call, { page: '2' }],
    [path, '?page=x', call, {}],
  ] as const),
)('the early request of %s%s is %s with the query of the page', (path, search, call, query) => {
  const [early] = routes.find((route) => route.path === path)!.early!
  expect(early!.path).toBe(call)
  expect(earlyQuery(early!, addressValues(path, path, search))).toEqual(query)
})
