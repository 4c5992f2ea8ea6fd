import type { ListedOrder, Order, OrderAddress, OrderChange, OrderRefund, PriceLine, SharedOrder, Shipment } from '@xhkt/contract'
import { groupState, orderStatus } from '@xhkt/contract/constants'
import type { User } from '../../core/user.ts'
import { agreementStateOf } from '../agreements/agreements.ts'
import type { Context } from '../../core/context.ts'
import { courseCard, requireCourse } from '../courses/cards.ts'
import { query } from '../../core/database.ts'
import { evaluationOfOrder } from '../evaluations/evaluations.ts'
import { groupOfOrder } from '../groups/groups.ts'
import type { OrderRow } from '../order-states/order-row.ts'
import { refundOfOrder } from '../order-states/refund-money.ts'
import { refundDeadline } from './refund-terms.ts'

const history = query<OrderChange>('SELECT status, at, actor AS by, reason FROM order_history WHERE order_no = ? ORDER BY id')
const parcel = query<{ carrier: string; number: string }>('SELECT carrier, number FROM shipment WHERE order_no = ?')
const parcelEvents = query<Shipment['events'][number]>('SELECT at, text FROM shipment_event WHERE order_no = ? ORDER BY id DESC')

function shipmentOf({ db }: Context, orderNo: string): Shipment | null {
  const found = db.get(parcel, orderNo)
  const events = db.all(parcelEvents, orderNo).map(({ at, text }) => ({ at, text }))
  return found ? { carrier: found.carrier, number: found.number, events } : null
}

function refundOf({ db }: Context, orderNo: string): OrderRefund | null {
  const found = db.get(refundOfOrder, orderNo)
  if (!found) return null
  const { state, amount, reason, text, requested_at, answered_at, answer } = found
  return { state, amount, reason, text, requested_at, answered_at, answer }
}

const cardOf = (context: Context, order: OrderRow) => courseCard(context, requireCourse(context, order.course_id))

const addressOf = ({ address }: OrderRow): OrderAddress | null => (address === null ? null : (JSON.parse(address) as OrderAddress))

/** The order is over: the learner buys nothing by it any more. */
const isOver = ({ status }: OrderRow): boolean =>
  status === orderStatus.cancelled || status === orderStatus.groupFailed || status === orderStatus.closed

export function orderView(context: Context, order: OrderRow): Order {
  const { order_no, status, kind, total, amount, remark, created_at, expires_at, paid_at, cancel_reason } = order
  const evaluation = order.evaluated === 1 ? evaluationOfOrder(context, order_no) : undefined
  return {
    ...{ order_no, status, kind, total, amount, remark, created_at, expires_at, paid_at, cancel_reason },
    course: cardOf(context, order),
    group: groupOfOrder(context, order.group_id),
    lines: JSON.parse(order.lines) as PriceLine[],
    history: context.db.all(history, order_no).map(({ status: reached, at, by, reason }) => ({ status: reached, at, by, reason })),
    address: addressOf(order),
    shipment: shipmentOf(context, order_no),
    evaluated: order.evaluated === 1,
    ...(evaluation && { evaluation }),
    refund: refundOf(context, order_no),
    refund_deadline: refundDeadline(context, order),
    agreement_state: isOver(order) ? null : agreementStateOf(context, order.user_id, order.course_id),
    hidden: order.hidden === 1,
  }
}

/** An order as a list shows it. */
export function listedOrder(context: Context, order: OrderRow & { begun: number }): ListedOrder {
  const { order_no, status, kind, amount, created_at, expires_at, paid_at } = order
  return {
    ...{ order_no, status, kind, amount, created_at, expires_at, paid_at },
    course: cardOf(context, order),
    group: groupOfOrder(context, order.group_id),
    address: addressOf(order),
    evaluated: order.evaluated === 1,
    refund: refundOf(context, order_no),
    refund_deadline: refundDeadline(context, order),
    hidden: order.hidden === 1,
    begun: order.begun === 1,
    sent: shipmentOf(context, order_no) !== null,
  }
}

/** An order as everybody sees it: no amount, name, address or number (docs/product/orders.md#order-pages). */
export function sharedOrderView(context: Context, order: OrderRow, user: User | null): SharedOrder {
  const { status } = order
  return {
    ...{ status, course: cardOf(context, order), mine: order.user_id === user?.id },
    refunded: status === orderStatus.closed && (refundOf(context, order.order_no)?.amount ?? 0) > 0,
    sent: shipmentOf(context, order.order_no) !== null,
    group_filling: status === orderStatus.paid && groupOfOrder(context, order.group_id)?.state === groupState.filling,
  }
}
