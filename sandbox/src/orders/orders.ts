import { randomInt } from 'node:crypto'
import type { Order, OrderStatus } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import type { User } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { courseCard, requireCourse } from '../courses/cards.ts'
import { query } from '../db/database.ts'
import { apiErrors } from '../api-error.ts'
import { countHeldPlaces, joinGroup, groupOfOrder, createGroup } from '../groups/groups.ts'
import { enrol, isEnrolled } from './enrolment.ts'
import { expireOverdue } from './expiry.ts'
import { type PurchaseKind, type Purchase, purchaseFor } from './purchase.ts'
import { countFreeSeats } from './seats.ts'
import { canTransition, statusNames } from './transitions.ts'

export interface OrderRow {
  order_no: string
  user_id: number
  course_id: number
  status: OrderStatus
  kind: PurchaseKind
  group_id: number | null
  total: number
  amount: number
  created_at: number
  expires_at: number
  paid_at: number
}

/** Seconds until an unpaid order is cancelled. */
export const unpaidLifetime = 1800

const byNo = query<OrderRow>('SELECT * FROM orders WHERE order_no = ?')
const unpaid = query<OrderRow>(`SELECT * FROM orders WHERE user_id = ? AND course_id = ? AND status = ${orderStatus.awaitingPayment}`)

/** Beijing time and six random digits. Order numbers sort by time and do not reveal how many orders there are. */
export function orderNoAt(seconds: number): string {
  const beijing = new Date((seconds + 8 * 3600) * 1000).toISOString()
  return `${beijing.replace(/\D/g, '').slice(0, 14)}${String(randomInt(0, 1_000_000)).padStart(6, '0')}`
}

export function findOrder(context: Context, orderNo: string): OrderRow {
  expireOverdue(context)
  const order = context.db.get(byNo, orderNo)
  if (!order) throw apiErrors.orderNotFound()
  return order
}

/** Throws for another learner's order as for an unknown one. */
export function requireOrder(context: Context, userId: number, orderNo: string): OrderRow {
  const order = findOrder(context, orderNo)
  if (order.user_id !== userId) throw apiErrors.orderNotFound()
  return order
}

export function findUnpaidOrder(context: Context, userId: number, courseId: number): OrderRow | undefined {
  expireOverdue(context)
  return context.db.get(unpaid, userId, courseId)
}

export function changeOrderStatus({ db }: Context, order: OrderRow, to: OrderStatus): void {
  if (!canTransition(order.status, to)) throw apiErrors.orderStatusConflict(statusNames[order.status])
  db.run('UPDATE orders SET status = ? WHERE order_no = ?', to, order.order_no)
}

/**
 * Marks an order as paid and enrols the learner at once, before printed material arrives and before the group is full. An order of a
 * group gets status 2 even with printed material, because only that status can change to 6.
 */
export function completePayment(context: Context, order: OrderRow): void {
  const { has_material, valid_days } = requireCourse(context, order.course_id)
  const { group_id } = order
  context.db.transaction(() => {
    changeOrderStatus(context, order, has_material && group_id === null ? orderStatus.delivering : orderStatus.paid)
    context.db.run('UPDATE orders SET paid_at = ? WHERE order_no = ?', context.clock.now(), order.order_no)
    if (group_id !== null) joinGroup(context, group_id)
    enrol(context, order.user_id, order.course_id, valid_days)
  })
}

/** True when the unpaid order can be reused: the same purchase at the same or a lower price. So a double click places one order. */
const isReusable = (order: OrderRow, { kind, group, amount }: Purchase) =>
  order.kind === kind && (group === null || order.group_id === group.id) && order.amount <= amount

/** Throws when no seat or place is left. Unpaid orders hold theirs. */
function requireSeatAndPlace(context: Context, courseId: number, { kind, group }: Purchase): void {
  if (kind !== 'renewal' && countFreeSeats(context, courseId) === 0) throw apiErrors.soldOut()
  if (group && group.joined + countHeldPlaces(context, group.id) >= group.size) throw apiErrors.groupClosed()
}

/**
 * Orders a course. An unpaid order of the same course is reused for the same purchase, and cancelled for another one (alone, a new group,
 * another group). If the new order is refused, the unpaid one stays.
 *
 * @param groupChoice - 'new' or the id of an open group; without it the learner buys alone
 */
export function placeOrder(context: Context, user: User, courseId: string, groupChoice?: string): OrderRow {
  const course = requireCourse(context, courseId)
  if (isEnrolled(context, user.id, course.id)) throw apiErrors.alreadyOwned()
  const purchase = purchaseFor(context, user.id, course, groupChoice)
  const pending = findUnpaidOrder(context, user.id, course.id)
  if (pending && isReusable(pending, purchase)) return pending
  const now = context.clock.now()
  const orderNo = orderNoAt(now)
  context.db.transaction(() => {
    if (pending) changeOrderStatus(context, pending, orderStatus.cancelled)
    requireSeatAndPlace(context, course.id, purchase)
    const groupId = purchase.kind === 'open' ? createGroup(context, course, user) : (purchase.group?.id ?? null)
    context.db.run(
      `INSERT INTO orders (order_no, user_id, course_id, status, kind, group_id, total, amount, created_at, expires_at)
       VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, ?)`,
      ...[orderNo, user.id, course.id, purchase.kind, groupId, Math.max(course.price, purchase.amount), purchase.amount],
      ...[now, Math.min(now + unpaidLifetime, purchase.endsAt)],
    )
  })
  return findOrder(context, orderNo)
}

export function orderView(context: Context, order: OrderRow): Order {
  const { order_no, total, amount, created_at, expires_at, paid_at } = order
  const course = courseCard(context, requireCourse(context, order.course_id))
  const group = groupOfOrder(context, order.group_id)
  return { order_no, status: order.status, course, group, total, amount, created_at, expires_at, paid_at }
}
