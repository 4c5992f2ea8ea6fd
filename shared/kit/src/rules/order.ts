import type { CourseDetail, Order } from '@xhkt/contract'
import { groupState, orderStatus } from '@xhkt/contract/constants'

/** How the payment of an order ended; `refunded` also while the money is on its way back. */
export type OrderOutcome = 'paid' | 'cancelled' | 'refunded'

const outcomes = new Map<number, OrderOutcome>([
  [orderStatus.cancelled, 'cancelled'],
  [orderStatus.paid, 'paid'],
  [orderStatus.delivering, 'paid'],
  [orderStatus.completed, 'paid'],
  [orderStatus.refunding, 'refunded'],
  [orderStatus.groupFailed, 'refunded'],
  [orderStatus.closed, 'refunded'],
])

/**
 * How the payment of an order ended (docs/product/orders.md#order-statuses).
 * @param status - as the server sends it; undefined is returned for an unpaid order and for a status that this release does not know
 */
export const orderOutcome = (status: number): OrderOutcome | undefined => outcomes.get(status)

/** The order is paid, and its group still waits for members. */
export const isGroupFilling = ({ status, group }: Pick<Order, 'status' | 'group'>): boolean =>
  status === orderStatus.paid && group?.state === groupState.filling

/** No seat is left for the caller. A learner who had the course, or has an unpaid order for it, keeps their seat. */
export const isSoldOut = (course: Pick<CourseDetail, 'sold_out' | 'seats_left' | 'enrolment' | 'pending_order_no'>): boolean =>
  (course.sold_out === true || course.seats_left === 0) && !course.enrolment && course.pending_order_no === ''
