import { orderActions } from '@xhkt/contract/transitions/order-actions'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { statusNames } from '../order-states/order-events.ts'
import type { OrderRow } from '../order-states/order-row.ts'
import { orderView } from './order-view.ts'

/** Hides an order from the learner's purchases. */
export function hideOrder(context: Context, order: OrderRow): void {
  const canDelete = orderActions(orderView(context, order), context.clock.now()).includes('delete')
  if (!canDelete) throw apiErrors.orderStatusConflict(statusNames[order.status])
  context.db.run('UPDATE orders SET hidden = 1 WHERE order_no = ?', order.order_no)
}

export function restoreOrder({ db }: Context, order: OrderRow): void {
  db.run('UPDATE orders SET hidden = 0 WHERE order_no = ?', order.order_no)
}
