import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'

const session = { access: 'session', skeleton: 'mine' } as const
/** A list of boxes below a line, as of orders. */
const orders = { access: 'session', skeleton: 'orders' } as const
/** A list of texts: messages, notes. */
const texts = { access: 'session', skeleton: 'texts' } as const
const coupons = { access: 'session', skeleton: 'coupons' } as const

/** The name of the area for learners. */
export const title = '个人中心'

/** The routes of the area. Those below `/personal/` are in layout/titles.ts too, in this order. */
export const routes: RouteDeclaration[] = [
  { path: '/personal', title: '个人中心', page: 'personal', ...session },
  {
    path: '/personal/myCourse',
    title: '我的课程',
    page: 'my-course',
    access: 'session',
    skeleton: 'courses',
    // The tab 收藏 has a list of its own, and needs no course list.
    early: [
      {
        path: '/v1/user/course/list',
        query: { page_size: '10', tab: 'studying' },
        also: ['page', 'tab', 'keyword'],
        unless: ['list'],
        picture: 'list.0.course.cover',
      },
      { path: '/v1/user/study/data' },
      { path: '/v1/user/study/target' },
    ],
  },
  {
    path: '/personal/schedule',
    title: '课程表',
    page: 'schedule',
    access: 'session',
    skeleton: 'schedule',
    early: [{ path: '/v1/user/live/timetables', also: ['week'] }, { path: '/v1/user/timetables' }],
  },
  {
    path: '/personal/monthCalendar',
    title: '直播日历',
    page: 'month-calendar',
    access: 'session',
    skeleton: 'calendar',
    early: [
      // The views week and list need no counts of days.
      { path: '/v1/user/live/calendar', also: ['month'], unless: ['view'] },
      // The lessons of today.
      { path: '/v1/user/live/calendar/course', unless: ['month', 'day', 'view'] },
    ],
  },
  { path: '/personal/reservation', title: '我的预约', page: 'reservation', ...session, early: [{ path: '/v1/user/course/reserve', also: ['page'] }] },
  {
    path: '/personal/myNotes',
    title: '我的笔记',
    page: 'my-notes',
    ...texts,
    early: [
      { path: '/v1/user/note/list', query: { order: 'course' }, also: ['page', 'course_id', 'keyword'] },
      { path: '/v1/user/note/course/list' },
    ],
  },
  {
    path: '/personal/myOrder',
    title: '我的订单',
    page: 'orders',
    ...orders,
    early: [{ path: '/v1/user/order/list', query: { page_size: '10' }, also: ['page', 'tab'] }],
  },
  {
    path: '/personal/allorder',
    title: '全部订单',
    page: 'orders',
    ...orders,
    early: [
      {
        path: '/v1/user/order/list',
        query: { page_size: '10', scope: 'all' },
        also: ['page', 'kind', 'status', 'keyword', 'month'],
      },
    ],
  },
  {
    path: '/personal/groupOrder',
    title: '我的拼团',
    page: 'group-order',
    ...orders,
    early: [{ path: '/v1/user/order/group/list', query: { page_size: '10' }, also: ['page', 'state'] }],
  },
  {
    path: '/personal/renew',
    title: '续费课程',
    page: 'renew',
    ...session,
    early: [{ path: '/v1/user/order/renew/list', also: ['page'] }],
  },
  {
    path: '/personal/redeem',
    title: '兑换课程',
    page: 'redeem',
    ...session,
    early: [{ path: '/v1/user/order/list', query: { page_size: '10', scope: 'all', kind: 'redeem' }, also: ['page'] }],
  },
  {
    path: '/personal/myCoupon',
    title: '我的优惠券',
    page: 'my-coupon',
    ...coupons,
    early: [{ path: '/v1/user/coupon/list', query: { page_size: '10' }, also: ['page', 'tab'] }],
  },
  {
    path: '/personal/winningRecord',
    title: '中奖记录',
    page: 'winning-record',
    ...session,
    early: [{ path: '/v1/user/prize/list', also: ['page'] }],
  },
  {
    path: '/personal/myMessage',
    title: '我的消息',
    page: 'my-message',
    ...texts,
    early: [{ path: '/v1/user/notice/list', also: ['page', 'kind'] }],
  },
  {
    path: '/personal/personalData',
    title: '个人资料',
    page: 'profile',
    access: 'session',
    skeleton: 'profile',
    // 收货地址 shows no profile.
    early: [{ path: '/v1/user/profile', unless: ['tab'] }],
  },
  {
    path: '/personal/safety',
    title: '安全设置',
    page: 'safety',
    access: 'session',
    skeleton: 'safety',
    early: [{ path: '/v1/user/third/list' }, { path: '/v1/user/device/list' }],
  },
  {
    path: '/personal/feedback',
    title: '意见反馈',
    page: 'feedback',
    ...orders,
    early: [{ path: '/v1/user/feedback/list', also: ['page'] }],
  },
  {
    path: '/orderDetail',
    title: '订单详情',
    page: 'order',
    access: 'session',
    skeleton: 'order',
    early: [{ path: '/v1/order/detail', query: { order_no: ':order_no' } }],
  },
]
