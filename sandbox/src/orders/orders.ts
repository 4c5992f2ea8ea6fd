import { randomInt } from 'node:crypto'
import type { Order, OrderStatus } from '@xhkt/shared/contract'
import type { Context } from '../context.ts'
import { courseCard, requireCourse } from '../courses/cards.ts'
import { query } from '../db/database.ts'
import { failures } from '../failure.ts'
import { enrol, isEnrolled } from './enrolment.ts'
import { mayMove, status, statusNames } from './transitions.ts'

export interface OrderRow {
  order_no: string
  user_id: number
  course_id: number
  status: OrderStatus
  total: number
  amount: number
  created_at: number
  expires_at: number
  paid_at: number
}

/** An unpaid order is cancelled after 30 minutes. */
export const unpaidLifetime = 1800

const byNo = query<OrderRow>('SELECT * FROM orders WHERE order_no = ?')
const overdue = query<{ order_no: string }>('SELECT order_no FROM orders WHERE status = 1 AND expires_at <= ?')
const unpaid = query<OrderRow>('SELECT * FROM orders WHERE user_id = ? AND course_id = ? AND status = 1')

/** Beijing time and six digits of chance: sorts by time, and does not tell how many orders there are. */
export function orderNoAt(seconds: number): string {
  const beijing = new Date((seconds + 8 * 3600) * 1000).toISOString()
  return `${beijing.replace(/\D/g, '').slice(0, 14)}${String(randomInt(0, 1_000_000)).padStart(6, '0')}`
}

/** What time does to orders is done whenever somebody looks. */
function cancelOverdueOrders({ db, clock }: Context): void {
  for (const { order_no } of db.all(overdue, clock.now())) db.run('UPDATE orders SET status = 0 WHERE order_no = ?', order_no)
}

export function findOrder(context: Context, orderNo: string): OrderRow {
  cancelOverdueOrders(context)
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
  cancelOverdueOrders(context)
  return context.db.get(unpaid, userId, courseId)
}

export function moveOrder({ db }: Context, order: OrderRow, to: OrderStatus): void {
  if (!mayMove(order.status, to)) throw failures.orderMoved(statusNames[order.status])
  db.run('UPDATE orders SET status = ? WHERE order_no = ?', to, order.order_no)
}

/** Paid: the course opens at once, also while printed material is on its way. */
export function completePayment(context: Context, order: OrderRow): void {
  const { has_material } = requireCourse(context, order.course_id)
  context.db.atomically(() => {
    moveOrder(context, order, has_material ? status.delivering : status.paid)
    context.db.run('UPDATE orders SET paid_at = ? WHERE order_no = ?', context.clock.now(), order.order_no)
    enrol(context, order.user_id, order.course_id)
  })
}

/** The unpaid order for the course if there is one, so that a double click makes one order. */
export function placeOrder(context: Context, userId: number, courseId: string): OrderRow {
  const course = requireCourse(context, courseId)
  if (isEnrolled(context, userId, course.id)) throw failures.alreadyOwned()
  const pending = findUnpaidOrder(context, userId, course.id)
  if (pending) return pending
  const now = context.clock.now()
  const orderNo = orderNoAt(now)
  context.db.run(
    'INSERT INTO orders (order_no, user_id, course_id, status, total, amount, created_at, expires_at) VALUES (?, ?, ?, 1, ?, ?, ?, ?)',
    ...[orderNo, userId, course.id, course.price, course.price, now, now + unpaidLifetime],
  )
  return findOrder(context, orderNo)
}

export function orderView(context: Context, order: OrderRow): Order {
  const { order_no, total, amount, created_at, expires_at, paid_at } = order
  const course = courseCard(requireCourse(context, order.course_id))
  return { order_no, status: order.status, course, total, amount, created_at, expires_at, paid_at }
}
