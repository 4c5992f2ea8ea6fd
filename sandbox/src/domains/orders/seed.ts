import type { OrderChange, OrderKind, OrderStatus, PriceLine, RefundState } from '@xhkt/contract'
import { groupState, orderStatus } from '@xhkt/contract/constants'
import { type Db, query } from '../../core/database.ts'
import { unpaidLifetime } from '../order-states/insert-order.ts'
import { orderNoAt } from '../order-states/order-no.ts'
import { nameOfPrice } from '../courses/prices.ts'
import { courseAt } from '../courses/seed/course-plan.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const { cancelled, awaitingPayment, paid, delivering, completed, refunding, groupFailed, closed } = orderStatus

/** A change of an order, `after` seconds from its creation. */
type Step = [after: number, status: OrderStatus, by: OrderChange['by'], reason: string]

interface RefundSeed {
  state: RefundState
  reason: string
  /** Seconds from the creation of the order. */
  requested: number
  answered?: number
  answer?: string
}

interface OrderSeed {
  /** The index of the course plan. */
  course: number
  /** Seconds since the order was created. */
  ago: number
  /** After the creation. The last one is the status of the order. */
  steps: Step[]
  kind?: OrderKind
  /** `ends` is in seconds from the creation of the order. */
  group?: { state: 1 | 2 | 3; size: number; joined: number; ends: number }
  coupon?: { code: string; name: string; amount: number }
  cancelReason?: string
  remark?: string
  delivered?: boolean
  evaluated?: boolean
  /** The learner has deleted it. */
  hidden?: boolean
  refund?: RefundSeed
  /** Seconds from the creation of the order, and what happened to the parcel. */
  parcel?: [after: number, text: string][]
  /** The status before an open request for a refund. */
  reopensAs?: OrderStatus
}

const pay: Step = [40, paid, 'learner', '']
const payDelivered: Step = [40, delivering, 'learner', '']
const evaluate = (after: number): Step => [after, completed, 'learner', '已评价课程']

/** The orders of the first account: one of every status and of every state of a group. */
const orders: OrderSeed[] = [
  { course: 6, ago: minute, steps: [], remark: '请开电子发票' },
  {
    ...{ course: 0, ago: 2 * day, steps: [payDelivered], delivered: true },
    parcel: [
      [5 * hour, '快递员已揽收'],
      [20 * hour, '已到达分拨中心'],
      [40 * hour, '已到达目的地营业点'],
    ],
  },
  {
    ...{ course: 5, ago: 9 * day },
    steps: [pay, [2 * day, refunding, 'learner', '没有时间学习'], [3 * day, paid, 'operator', '课程资料已下载，不符合退款条件']],
    refund: { state: 'refused', reason: '没有时间学习', requested: 2 * day, answered: 3 * day, answer: '课程资料已下载，不符合退款条件' },
  },
  { course: 4, ago: 31 * day, steps: [pay, evaluate(6 * day)], evaluated: true, coupon: { code: 'SPRING10', name: '春季学习券', amount: 1000 } },
  { course: 1, ago: 64 * day, steps: [payDelivered, [4 * day, completed, 'learner', '已确认收货']], delivered: true },
  { course: 3, ago: 12 * day, steps: [[5 * minute, cancelled, 'learner', '想再看看其他课程']], cancelReason: '想再看看其他课程' },
  {
    ...{ course: 7, ago: 5 * day, reopensAs: delivering, delivered: true },
    steps: [payDelivered, [5 * day - 10 * minute, refunding, 'learner', '课程内容与预期不符']],
    refund: { state: 'requested', reason: '课程内容与预期不符', requested: 5 * day - 10 * minute },
  },
  {
    // Just failed: the refund starts ten minutes after the failure.
    ...{ course: 8, ago: day + minute, kind: 'open', group: { state: groupState.failed, size: 3, joined: 1, ends: day } },
    steps: [pay, [day, groupFailed, 'system', '未在规定时间内成团']],
  },
  {
    ...{ course: 9, ago: 40 * day, delivered: true },
    steps: [payDelivered, [day, refunding, 'learner', '买错或重复购买'], [day + hour, closed, 'system', '退款已到账']],
    refund: { state: 'arrived', reason: '买错或重复购买', requested: day, answered: day + hour },
  },
  {
    ...{ course: 10, ago: 20 * day },
    steps: [
      [unpaidLifetime, cancelled, 'system', '超过 30 分钟未付款'],
      [unpaidLifetime + minute, refunding, 'system', '订单取消后付款才到账，自动退款'],
      [unpaidLifetime + minute + hour, closed, 'system', '退款已到账'],
    ],
    refund: {
      ...{ state: 'arrived', reason: '订单取消后付款才到账，自动退款' },
      ...{ requested: unpaidLifetime + minute, answered: unpaidLifetime + minute },
    },
  },
  // Older than the 365 days of the course, so the enrolment has expired.
  { course: 12, ago: 400 * day, steps: [pay, evaluate(30 * day)], evaluated: true },
  {
    ...{ course: 16, ago: 3 * day, kind: 'join', group: { state: groupState.complete, size: 3, joined: 3, ends: 3 * hour } },
    steps: [pay, [2 * hour, paid, 'system', '拼团成功']],
  },
  // Ends in 8 days.
  { course: 13, ago: 172 * day, steps: [pay, evaluate(20 * day)], evaluated: true },
  { course: 27, ago: 740 * day, steps: [payDelivered, [5 * day, completed, 'learner', '已确认收货']], delivered: true, evaluated: true },
  { course: 27, ago: 20 * day, kind: 'renewal', steps: [payDelivered, [3 * day, completed, 'learner', '已确认收货']], delivered: true },
  { course: 54, ago: 15 * day, steps: [pay] },
  { course: 42, ago: 25 * day, kind: 'redeem', steps: [pay, evaluate(10 * day)], evaluated: true },
  // Without an address, which the learner has still to give.
  { course: 30, ago: 6 * hour, kind: 'redeem', steps: [payDelivered] },
  { course: 35, ago: 95 * day, steps: [[unpaidLifetime, cancelled, 'system', '超过 30 分钟未付款']], hidden: true },
  { course: 18, ago: 3 * hour, kind: 'open', group: { state: groupState.filling, size: 5, joined: 2, ends: day }, steps: [pay] },
]

const address = {
  name: '林晓',
  phone: '13800000001',
  region: [
    { id: '110000', name: '北京市' },
    { id: '110100', name: '北京市' },
    { id: '110108', name: '海淀区' },
  ],
  detail: '中关村大街 1 号 3 单元 502 室',
}

interface PublishedCourse {
  valid_days: number
  group_price: number
  renew_price: number
}

const publishedCourse = query<PublishedCourse>('SELECT valid_days, group_price, renew_price FROM course WHERE id = ?')
const newestGroup = query<{ id: number }>('SELECT max(id) AS id FROM group_buy')

function linesOf({ course, coupon, group, kind }: OrderSeed, { group_price, renew_price }: PublishedCourse): PriceLine[] {
  const { price, oldPrice } = courseAt(course).seed
  const lines: PriceLine[] = [{ kind: 'price', label: '课程价格', reason: nameOfPrice(price, oldPrice), amount: price }]
  if (group && group_price > 0) lines.push({ kind: 'group', label: '拼团优惠', reason: `${group.size} 人成团价`, amount: group_price - price })
  if (kind === 'renewal') lines.push({ kind: 'renewal', label: '续费优惠', reason: '到期续费', amount: renew_price - price })
  if (kind === 'redeem') lines.push({ kind: 'discount', label: '兑换', reason: '使用兑换码，无需付款', amount: -price })
  if (coupon) lines.push({ kind: 'coupon', label: `优惠券：${coupon.name}`, reason: '全部课程', amount: -coupon.amount })
  return lines
}

function seedGroup(db: Db, courseId: number, created: number, kind: OrderKind | undefined, group: NonNullable<OrderSeed['group']>): number | null {
  db.run(
    'INSERT INTO group_buy (course_id, leader_name, leader_avatar, size, joined, state, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ...[courseId, kind === 'open' ? '林*' : '赵**', '/media/teachers/2.svg'],
    ...[group.size, group.joined, group.state, created + group.ends],
  )
  return db.get(newestGroup)?.id ?? null
}

function seedParts(db: Db, orderNo: string, amount: number, created: number, { steps, refund, parcel, coupon }: OrderSeed): void {
  for (const [after, status, by, reason] of [[0, awaitingPayment, 'learner', ''] satisfies Step, ...steps]) {
    const values = [orderNo, status, created + after, by, reason]
    db.run('INSERT INTO order_history (order_no, status, at, actor, reason) VALUES (?, ?, ?, ?, ?)', ...values)
  }
  if (refund) {
    const { state, reason, requested, answered, answer = '' } = refund
    // Without arrives_at, so that the status stays as it is.
    db.run(
      "INSERT INTO refund (order_no, state, amount, reason, text, requested_at, answered_at, answer) VALUES (?, ?, ?, ?, '', ?, ?, ?)",
      ...[orderNo, state, amount, reason, created + requested, answered === undefined ? 0 : created + answered, answer],
    )
  }
  if (parcel) db.run("INSERT INTO shipment (order_no, carrier, number) VALUES (?, '顺丰速运', 'SF1390000000017')", orderNo)
  for (const [after, text] of parcel ?? []) {
    db.run('INSERT INTO shipment_event (order_no, at, text) VALUES (?, ?, ?)', orderNo, created + after, text)
  }
  if (coupon) {
    db.run(
      "INSERT INTO coupon_collected (user_id, coupon_code, collected_at, state, order_no) VALUES (1, ?, ?, 'used', ?)",
      ...[coupon.code, created - hour, orderNo],
    )
  }
}

function seedOrder(db: Db, now: number, order: OrderSeed): void {
  const { id } = courseAt(order.course)
  const published = db.get(publishedCourse, id)
  // A sandbox of 12 courses does not have them all.
  if (!published) return
  const created = now - order.ago
  const lines = linesOf(order, published)
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  const status = order.steps.at(-1)?.[1] ?? awaitingPayment
  const opened = order.steps.some(([, reached]) => reached === paid || reached === delivering) ? created + 40 : 0
  const paidAt = opened || (order.refund ? created + order.refund.requested : 0)
  const until = opened === 0 || published.valid_days === 0 ? 0 : opened + published.valid_days * day
  const orderNo = orderNoAt(created)
  db.run(
    `INSERT INTO orders (order_no, user_id, course_id, status, kind, group_id, total, amount, lines, created_at, expires_at, paid_at,
       opened_at, valid_until, reopens_as, coupon_code, remark, address, cancel_reason, evaluated, hidden)
     VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[orderNo, id, status, order.kind ?? 'alone', order.group ? seedGroup(db, id, created, order.kind, order.group) : null],
    ...[lines[0]?.amount ?? 0, amount, JSON.stringify(lines), created, created + unpaidLifetime, paidAt, opened, until],
    ...[order.reopensAs ?? null, order.coupon?.code ?? '', order.remark ?? '', order.delivered ? JSON.stringify(address) : null],
    ...[order.cancelReason ?? '', order.evaluated ? 1 : 0, order.hidden ? 1 : 0],
  )
  seedParts(db, orderNo, amount, created, order)
}

export function seedOrders(db: Db, now: number): void {
  for (const order of orders) seedOrder(db, now, order)
}
