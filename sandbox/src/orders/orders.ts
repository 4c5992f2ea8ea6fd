import { randomInt } from 'node:crypto'
import type { Order, OrderStatus } from '@xhkt/contract'
import type { User } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { courseCard, requireCourse } from '../courses/cards.ts'
import { query } from '../db/database.ts'
import { failures } from '../failure.ts'
import { holdsPlace, joinGroup, orderGroup, prepareGroup } from '../groups/groups.ts'
import { enrol, isEnrolled } from './enrolment.ts'
import { catchUp } from './overdue.ts'
import { type Kind, type Purchase, purchaseOf } from './purchase.ts'
import { seatsFree } from './seats.ts'
import { mayMove, status, statusNames } from './transitions.ts'

export interface OrderRow {
  order_no: string
  user_id: number
  course_id: number
  status: OrderStatus
  kind: Kind
  group_id: number | null
  total: number
  amount: number
  created_at: number
  expires_at: number
  paid_at: number
}

/** An unpaid order is cancelled after 30 minutes. */
export const unpaidLifetime = 1800

const byNo = query<OrderRow>('SELECT * FROM orders WHERE order_no = ?')
const unpaid = query<OrderRow>('SELECT * FROM orders WHERE user_id = ? AND course_id = ? AND status = 1')

/** Beijing time and six digits of chance: sorts by time, and does not tell how many orders there are. */
export function orderNoAt(seconds: number): string {
  const beijing = new Date((seconds + 8 * 3600) * 1000).toISOString()
  return `${beijing.replace(/\D/g, '').slice(0, 14)}${String(randomInt(0, 1_000_000)).padStart(6, '0')}`
}

export function findOrder(context: Context, orderNo: string): OrderRow {
  catchUp(context)
  const order = context.db.get(byNo, orderNo)
  if (!order) throw failures.noSuchOrder()
  return order
}

/** Somebody else's order does not exist for this learner. */
export function requireOrder(context: Context, userId: number, orderNo: string): OrderRow {
  const order = findOrder(context, orderNo)
  if (order.user_id !== userId) throw failures.noSuchOrder()
  return order
}

export function findUnpaidOrder(context: Context, userId: number, courseId: number): OrderRow | undefined {
  catchUp(context)
  return context.db.get(unpaid, userId, courseId)
}

export function moveOrder({ db }: Context, order: OrderRow, to: OrderStatus): void {
  if (!mayMove(order.status, to)) throw failures.orderMoved(statusNames[order.status])
  db.run('UPDATE orders SET status = ? WHERE order_no = ?', to, order.order_no)
}

/**
 * Paid: the course opens at once, also while printed material is on its way, and while a group still waits for members. An order
 * of a group stays 2 whatever is to be sent, because only from there it can fail.
 */
export function completePayment(context: Context, order: OrderRow): void {
  const { has_material, valid_days } = requireCourse(context, order.course_id)
  const { group_id } = order
  context.db.atomically(() => {
    moveOrder(context, order, has_material && group_id === null ? status.delivering : status.paid)
    context.db.run('UPDATE orders SET paid_at = ? WHERE order_no = ?', context.clock.now(), order.order_no)
    if (group_id !== null) joinGroup(context, group_id)
    enrol(context, order.user_id, order.course_id, valid_days)
  })
}

/** The same wish again, for no more than it costs now: so a double click makes one order. */
const isSame = (order: OrderRow, { kind, group, amount }: Purchase) =>
  order.kind === kind && (group === null || order.group_id === group.id) && order.amount <= amount

/** Throws when somebody else has the last seat or place: an unpaid order holds its own. */
function refuseIfTaken(context: Context, courseId: number, { kind, group }: Purchase): void {
  if (kind !== 'renewal' && seatsFree(context, courseId) === 0) throw failures.soldOut()
  if (group && group.joined + holdsPlace(context, group.id) >= group.size) throw failures.groupClosed()
}

/**
 * Orders a course. Who changes their mind (alone, in a group, in another group) gets an order of the new kind, and the unpaid one
 * is cancelled, unless the new one is refused.
 */
export function placeOrder(context: Context, user: User, courseId: string, wanted?: string): OrderRow {
  const course = requireCourse(context, courseId)
  if (isEnrolled(context, user.id, course.id)) throw failures.alreadyOwned()
  const purchase = purchaseOf(context, user.id, course, wanted)
  const pending = findUnpaidOrder(context, user.id, course.id)
  if (pending && isSame(pending, purchase)) return pending
  const now = context.clock.now()
  const orderNo = orderNoAt(now)
  context.db.atomically(() => {
    if (pending) moveOrder(context, pending, status.cancelled)
    refuseIfTaken(context, course.id, purchase)
    const groupId = purchase.kind === 'open' ? prepareGroup(context, course, user) : (purchase.group?.id ?? null)
    context.db.run(
      `INSERT INTO orders (order_no, user_id, course_id, status, kind, group_id, total, amount, created_at, expires_at)
       VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, ?)`,
      ...[orderNo, user.id, course.id, purchase.kind, groupId, Math.max(course.price, purchase.amount), purchase.amount],
      ...[now, Math.min(now + unpaidLifetime, purchase.until)],
    )
  })
  return findOrder(context, orderNo)
}

export function orderView(context: Context, order: OrderRow): Order {
  const { order_no, total, amount, created_at, expires_at, paid_at } = order
  const course = courseCard(context, requireCourse(context, order.course_id))
  const group = orderGroup(context, order.group_id)
  return { order_no, status: order.status, course, group, total, amount, created_at, expires_at, paid_at }
}
