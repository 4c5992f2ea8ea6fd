import type { DataOf } from '@xhkt/contract'
import type { Pages } from '@xhkt/contract/federation/route-manifest'
import { pages as catalog } from '../../../remote-catalog/src/entry.tsx'
import { pages as checkout } from '../../../remote-checkout/src/entry.tsx'
import { pages as personal } from '../../../remote-personal/src/entry.tsx'
import { pages as player } from '../../../remote-player/src/entry.tsx'
import type { Damage, JsonPath } from './damages.ts'
import { renderDamaged } from './render-damaged.tsx'
import { type Sandbox, startSandbox } from './sandbox.ts'

const pages: Pages = { ...catalog, ...checkout, ...personal, ...player }

interface Found {
  page: string
  /** ORDER stands for the first order with the given status and kind. The kind is `alone` by default. */
  address?: string
  status?: number
  kind?: string
  /** Path and query of the call. */
  url: string
  path: JsonPath
  damage: Damage
  /** Presses that open a part of the page. */
  steps?: string[]
  /** A text that the page must still show. */
  shows: string
  /** An action that the page must not offer. */
  without?: string
}

const courseUrl = '/v1/course/detail?course_id=1001'
const quoteUrl = '/v1/order/quote?course_id=1003'
const orderUrl = '/v1/order/detail?order_no=ORDER'
const course = { page: 'course-detail', address: '/courseDetail?course_id=1001', url: courseUrl, shows: '考研数学全程班' }
const payment = { page: 'payment', address: '/payment?course_id=1003', url: quoteUrl }
const order = { page: 'order', address: '/orderDetail?order_no=ORDER', status: 3, url: orderUrl, shows: '顺丰速运' }

/** Fixed faults. The name of each says what the page did wrong, and at which damaged answer. */
const found: Record<string, Found> = {
  'home threw: no live lessons': { page: 'home', url: '/v1/home', path: ['lives'], damage: 'null', shows: '考研' },
  'home threw: no coupons': { page: 'home', url: '/v1/home', path: ['coupons'], damage: 'null', shows: '考研' },
  'home threw: a group without an offer': { page: 'home', url: '/v1/home', path: ['groups', 0, 'offer'], damage: 'null', shows: '考研' },
  'home threw: a banner without a link': { page: 'home', url: '/v1/home', path: ['banners', 0, 'link'], damage: 'null', shows: '考研' },
  'home threw: no courses of the learner': { page: 'home', url: '/v1/user/course/list', path: ['list'], damage: 'null', shows: '考研' },
  'the course threw: no score': { ...course, path: ['score'], damage: 'null' },
  'the course threw: no services': { ...course, path: ['services'], damage: 'null' },
  'the course threw: no summary': { ...course, path: ['summary'], damage: 'null' },
  'the payment threw: no coupons': { ...payment, path: ['coupons'], damage: 'null', shows: '小学教师资格证' },
  'the payment threw: an address without a region': { ...payment, url: '/v1/user/address/list', path: ['list', 0, 'region'], damage: 'null', shows: '小学教师资格证' },
  'the payment could be submitted: no amount': { ...payment, path: ['amount'], damage: 'null', shows: '重试', without: '提交' },
  'the personal centre threw: no public domain': { page: 'my-course', url: '/v1/sys/config', path: ['public_domain'], damage: 'null', shows: '我的课程' },
  'my courses threw: an unknown state of an agreement': { page: 'my-course', url: '/v1/user/course/list', path: ['list', 0, 'agreement_state'], damage: 'unknown state', shows: '我的课程' },
  'my orders threw: an order without a time': { page: 'orders', address: '/personal/myOrder', url: '/v1/user/order/list', path: ['list', 0, 'created_at'], damage: 'null', shows: '订单编号' },
  'my messages threw: a message without a time': { page: 'my-message', url: '/v1/user/notice/list', path: ['list', 0, 'created_at'], damage: 'null', shows: '优惠券即将到期' },
  'an order threw: a step without a time': { ...order, path: ['history', 0, 'at'], damage: 'null' },
  'an order threw: a step of the parcel without a time': { ...order, path: ['shipment', 'events', 0, 'at'], damage: 'null' },
  'an order could be evaluated: an unknown state of its group': { ...order, status: 2, kind: 'join', path: ['group', 'state'], damage: 'other type', shows: '英语六级', without: '评价课程' },
  'the payment linked to an unknown order: no id of the unpaid order': { ...payment, url: '/v1/course/detail?course_id=1003', path: ['pending_order_no'], damage: 'negative', shows: '提交订单' },
  'my coupons showed no state: an unknown state of a coupon': { page: 'my-coupon', url: '/v1/user/coupon/list', path: ['list', 0, 'use'], damage: 'unknown state', shows: '状态未知' },
  'my reservations showed NaN: a lesson without a start': { page: 'reservation', url: '/v1/user/course/reserve', path: ['list', 0, 'starts_at'], damage: 'null', shows: '作文批改' },
  'my prizes threw: an unknown state of a prize': { page: 'winning-record', url: '/v1/user/prize/list', path: ['list', 0, 'state'], damage: 'unknown state', shows: '学海课堂帆布书包' },
  'an order paid in a group showed NaN: no size of the group': { page: 'pay-status', address: '/paystatus?order_no=ORDER', status: 2, kind: 'join', url: orderUrl, path: ['group', 'size'], damage: 'null', shows: '拼团成功（--人团）' },
  'an order could be evaluated: no group of an order that joined one': { ...order, status: 2, kind: 'join', path: ['group'], damage: 'null', shows: '英语六级', without: '评价课程' },
  'the progress of a lesson showed NaN: unknown seconds': { page: 'my-course', address: '/personal/myCourse', steps: ['各节进度'], url: '/v1/user/study/section', path: ['list', 0, 'played'], damage: 'negative', shows: '函数的基本性质--' },
  'the closing of the account showed NaN: an unknown count': { page: 'safety', address: '/personal/safety', steps: ['注销账号'], url: '/v1/user/close', path: ['obstacles', 0, 'count'], damage: 'missing', shows: '-- 个订单待付款' },
  'the payment requested without end: addresses that cannot be read': { ...payment, url: '/v1/user/address/list', path: [], damage: 'null', shows: '提交订单' },
  'an order could be evaluated again: unknown whether it has been': { ...order, status: 2, kind: 'join', path: ['evaluated'], damage: 'null', shows: '英语六级', without: '评价课程' },
  'an order could be deleted again: unknown whether it has been': { ...order, status: 0, path: ['hidden'], damage: 'null', shows: '订单编号', without: '删除' },
  'a course could be bought: unknown whether it is sold out': { page: 'course-detail', address: '/courseDetail?course_id=1003', url: '/v1/course/detail?course_id=1003', path: ['sold_out'], damage: 'null', shows: '价格加载失败', without: '/payment' },
  'an order could be submitted without an address: unknown whether it needs one': { ...payment, path: ['needs_address'], damage: 'null', shows: '重试', without: '提交' },
  'a course linked to an unknown order: no id of the unpaid order': { page: 'course-detail', address: '/courseDetail?course_id=1003', url: '/v1/course/detail?course_id=1003', path: ['pending_order_no'], damage: 'negative', shows: '立即购买' },
  'an order could be paid: unknown amount': { ...order, status: 1, path: ['amount'], damage: 'null', shows: '应付', without: '/payAgain' },
  'a refund could be requested: unknown amount': { page: 'orders', address: '/personal/allorder', steps: ['申请退款'], url: '/v1/order/refund/preview', path: ['amount'], damage: 'null', shows: '重试' },
  'an expired course could be studied: unknown expiry': { page: 'my-course', address: '/personal/myCourse?tab=expired', url: '/v1/user/course/list?page_size=10&tab=expired', path: ['list', 0, 'expires_at'], damage: 'negative', shows: '各节进度' },
  'a refund showed NaN: an unknown share': { page: 'orders', address: '/personal/allorder', steps: ['申请退款'], url: '/v1/order/refund/preview', path: ['studied_share'], damage: 'null', shows: '已学习 --%' },
  'the live room threw: an unknown stage': { page: 'live-room', address: '/living?live_room_id=10530301', url: '/v1/live/room', path: ['stage'], damage: 'unknown state', shows: '主谓一致' },
}

let sandbox: Sandbox
beforeAll(async () => void (sandbox = await startSandbox()))
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterAll(() => sandbox.stop())

async function orderOf(status: number, kind: string): Promise<string> {
  const { list } = (await sandbox.answer('/v1/user/order/list?scope=all&page_size=50')) as DataOf<'GET', '/v1/user/order/list'>
  return list.find((listed) => listed.status === status && listed.kind === kind)?.order_no ?? ''
}

test.each(Object.entries(found))('%s [answers#sections]', async (_, { page, address = '/', status, kind = 'alone', url, path, damage, steps, shows, without }) => {
  const orderNo = status === undefined ? '' : await orderOf(status, kind)
  const { default: Page } = await pages[page]!()
  const at = address.replace('ORDER', orderNo)
  const part = steps && { page, address: at, steps, shows: url.split('?')[0]! }
  const whole = await renderDamaged(Page, at, sandbox, { part })
  const called = whole.urls.find((each) => each.startsWith(url.replace('ORDER', orderNo)))
  expect(called).toBeDefined()
  const shown = await renderDamaged(Page, at, sandbox, { part, injury: { url: called!, path, damage } })
  expect(shown.thrown).toBeNull()
  expect(shown.text).toContain(shows)
  expect(shown.text).not.toMatch(/NaN|undefined|Invalid Date/)
  expect(shown.actions.filter((name) => !whole.actions.includes(name))).toEqual([])
  if (without) {
    expect(whole.actions).toContain(without)
    expect(shown.actions).not.toContain(without)
  }
})
