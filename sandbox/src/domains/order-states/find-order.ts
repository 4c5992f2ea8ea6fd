import { orderStatus } from '@xhkt/contract/constants'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { expireOverdue } from './expiry.ts'
import { orderByNo, type OrderRow } from './order-row.ts'

const unpaid = query<OrderRow>(`SELECT * FROM orders WHERE user_id = ? AND course_id = ? AND status = ${orderStatus.awaitingPayment}`)

export function findOrder(context: Context, orderNo: string): OrderRow {
  expireOverdue(context)
  const order = context.db.get(orderByNo, orderNo)
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
