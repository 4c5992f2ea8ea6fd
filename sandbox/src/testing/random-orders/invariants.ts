import type { PriceLine } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import type { CouponUse } from '@xhkt/contract/transitions/coupon'
import { nextStates } from '@xhkt/contract/transitions/next-states'
import { type OrderEvent, orderTransitions } from '@xhkt/contract/transitions/order'
import { query } from '../../core/database.ts'
import { renewalTime } from '../../domains/order-states/enrolment.ts'
import type { OrderRow } from '../../domains/order-states/order-row.ts'
import { phones, type Shop } from './shop.ts'

const orders = query<Row>(
  `SELECT o.*, r.state AS refund_state, c.valid_days
    FROM orders o JOIN course c ON c.id = o.course_id LEFT JOIN refund r ON r.order_no = o.order_no ORDER BY o.created_at, o.opened_at`,
)
const history = query<{ order_no: string; status: OrderRow['status'] }>('SELECT order_no, status FROM order_history ORDER BY id')
const courses = query<{ id: number; seats: number | null }>('SELECT id, seats FROM course WHERE seats IS NOT NULL')
const groups = query<{ id: number; joined: number; size: number; state: number }>('SELECT id, joined, size, state FROM group_buy')
const collected = query<{ coupon_code: string; user_id: number; state: CouponUse; stock: number }>(
  'SELECT x.coupon_code, x.user_id, x.state, c.stock FROM coupon_collected x JOIN coupon c ON c.code = x.coupon_code',
)
const promotions = query<{ code: string; stock: number }>('SELECT code, stock FROM promotion')

type Row = OrderRow & { refund_state: string | null; valid_days: number }

const opening: readonly number[] = [orderStatus.paid, orderStatus.delivering, orderStatus.completed]
/** The course is open by the order, or opens again when the request for its refund is withdrawn or refused. */
const ownsOrMay = ({ status, refund_state }: Row) => opening.includes(status) || (status === orderStatus.refunding && refund_state === 'requested')
const isUnpaid = ({ status }: Row) => status === orderStatus.awaitingPayment
/** Paid in time, and the money was not returned yet. */
const isSpent = ({ opened_at, status }: Row) => opened_at > 0 && status !== orderStatus.closed
const endOf = ({ valid_until }: Row) => valid_until || Infinity
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const countBy = <Item>(items: Item[], keyOf: (item: Item) => string) => {
  const groupsOf = new Map<string, Item[]>()
  for (const item of items) groupsOf.set(keyOf(item), [...(groupsOf.get(keyOf(item)) ?? []), item])
  return groupsOf
}

function priceProblems(all: Row[]): string[] {
  return all.flatMap(({ order_no, lines, amount, total }) => {
    const parts = JSON.parse(lines) as PriceLine[]
    const isRight = sum(parts.map((line) => line.amount)) === amount && parts[0]?.amount === total && amount >= 0
    return isRight ? [] : [`the lines of order ${order_no} do not add up to ${amount}`]
  })
}

/** From when the course can be paid for again after an order: a renewal is possible ahead of its end. */
const payableFrom = (before: Row, { kind, valid_days }: Row): number => endOf(before) - (kind === 'renewal' ? renewalTime(valid_days) : 0)

/** A learner pays once for a course until it can be renewed, and has one unpaid order of a course at most. */
function doubleCharges(all: Row[]): string[] {
  return [...countBy(all, ({ user_id, course_id }) => `${user_id} for ${course_id}`)].flatMap(([who, rows]) => {
    const owning = rows.filter(ownsOrMay).sort((one, other) => one.opened_at - other.opened_at)
    const twice = owning.some((row, index) => index > 0 && payableFrom(owning[index - 1] as Row, row) > row.opened_at)
    const unpaid = rows.filter(isUnpaid).length
    return [...(twice ? [`double charge of learner ${who}`] : []), ...(unpaid > 1 ? [`${unpaid} unpaid orders of learner ${who}`] : [])]
  })
}

function couponProblems(shop: Shop, all: Row[]): string[] {
  const rows = shop.context.db.all(collected)
  const overdrawn = [...countBy(rows, ({ coupon_code }) => coupon_code)].filter(([, taken]) => taken.length > (taken[0]?.stock ?? 0))
  const uses = rows.flatMap(({ coupon_code, user_id, state }) => {
    const own = all.filter((row) => row.coupon_code === coupon_code && row.user_id === user_id)
    const [held, spent] = [own.filter(isUnpaid).length, own.filter(isSpent).length]
    const expected: Record<CouponUse, [number, number]> = { usable: [0, 0], expired: [0, 0], held: [1, 0], used: [0, 1] }
    const [mustHold, mustSpend] = expected[state]
    if (held === mustHold && spent === mustSpend) return []
    return [`coupon ${coupon_code} of learner ${user_id} is ${state}, held by ${held} and spent by ${spent} orders`]
  })
  return [...overdrawn.map(([code]) => `coupon ${code} is given out more often than its stock`), ...uses]
}

function stockProblems(shop: Shop, all: Row[]): string[] {
  const { db } = shop.context
  const seats = db.all(courses).filter(({ id, seats: limit }) => {
    const taken = all.filter((row) => row.course_id === id && row.kind !== 'renewal' && row.kind !== 'redeem' && (isUnpaid(row) || ownsOrMay(row)))
    return taken.length > (limit ?? Infinity)
  })
  const codes = db.all(promotions).filter(({ code, stock }) => {
    const taken = all.filter((row) => row.promotion_code === code && (isUnpaid(row) || isSpent(row)))
    return taken.length > stock
  })
  return [...seats.map(({ id }) => `a seat of course ${id} is sold twice`), ...codes.map(({ code }) => `promotion code ${code} is used too often`)]
}

function groupProblems(shop: Shop, all: Row[]): string[] {
  return shop.context.db.all(groups).flatMap(({ id, joined, size, state }) => {
    const members = all.filter((row) => row.group_id === id && row.opened_at > 0)
    const waiting = all.filter((row) => row.group_id === id && isUnpaid(row))
    const isRight =
      members.length === joined
      && joined + (state === 1 ? waiting.length : 0) <= size
      && (state === 2) === (joined === size)
      && !(state === 3 && members.some(({ status }) => opening.includes(status)))
    return isRight ? [] : [`group ${id} of ${size} in state ${state} has ${joined} places taken and ${members.length} members`]
  })
}

const events = Object.keys(orderTransitions) as OrderEvent[]

/** The first status of an order is that it waits for its payment. */
const isMove = (from: OrderRow['status'] | undefined, to: OrderRow['status']): boolean =>
  from === undefined ? to === orderStatus.awaitingPayment : events.some((event) => nextStates(orderTransitions, event, from).includes(to))

const isCharge = (from: OrderRow['status'] | undefined, to: OrderRow['status']): boolean =>
  (from === orderStatus.awaitingPayment && opening.includes(to)) || (from === orderStatus.cancelled && to === orderStatus.refunding)

function historyProblems(shop: Shop, all: Row[]): string[] {
  const byOrder = countBy(shop.context.db.all(history), ({ order_no }) => order_no)
  return all.flatMap(({ order_no, status }) => {
    const passed = (byOrder.get(order_no) ?? []).map((step) => step.status)
    const isAllowed = passed.every((to, index) => isMove(passed[index - 1], to))
    const charged = passed.filter((to, index) => isCharge(passed[index - 1], to)).length
    return isAllowed && passed.at(-1) === status && charged <= 1 ? [] : [`order ${order_no} went ${passed.join(' → ')}, and is ${status}`]
  })
}

async function courseProblems(shop: Shop, all: Row[]): Promise<string[]> {
  const problems = await Promise.all(
    phones.map(async (phone) => {
      const { data } = await shop.send({ method: 'GET', url: '/v1/user/course/list?page_size=50', phone })
      const owned = (data.list as { course: { id: string } }[]).map(({ course }) => course.id).sort()
      const mine = all.filter((row) => row.user_id === shop.userId(phone) && opening.includes(row.status) && endOf(row) > shop.now)
      const bought = [...new Set(mine.map(({ course_id }) => String(course_id)))].sort()
      return owned.join() === bought.join() ? [] : [`learner ${phone} has the courses ${owned.join()} and the paid orders of ${bought.join()}`]
    }),
  )
  return problems.flat()
}

/** The rules that are broken now; empty: none. `charged` is what the learners paid, by order. */
export async function problemsOf(shop: Shop, charged: ReadonlyMap<string, number>): Promise<string[]> {
  // Brings what is overdue up to date before the rows are read.
  await shop.send({ method: 'GET', url: '/v1/user/course/list', phone: phones[0] })
  const all = shop.context.db.all(orders)
  const kept = all.filter(({ paid_at, status }) => paid_at > 0 && status !== orderStatus.closed)
  const returned = sum(all.filter(({ status }) => status === orderStatus.closed).map(({ order_no }) => charged.get(order_no) ?? 0))
  const paid = sum([...charged.values()])
  const money = sum(kept.map(({ amount }) => amount))
  return [
    ...(paid - returned === money ? [] : [`learners paid ${paid}, got back ${returned}, and their orders cost ${money}`]),
    ...priceProblems(all),
    ...doubleCharges(all),
    ...couponProblems(shop, all),
    ...stockProblems(shop, all),
    ...groupProblems(shop, all),
    ...historyProblems(shop, all),
    ...(await courseProblems(shop, all)),
  ]
}
