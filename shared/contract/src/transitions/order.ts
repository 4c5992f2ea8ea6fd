import { orderStatus } from '../constants.ts'
import type { OrderStatus } from '../order.ts'
import type { TransitionTable } from './next-states.ts'

/** What happens to an order. `fillGroup` and `failGroup` come from its group, `startRefund` returns the money of a failed group. */
export type OrderEvent =
  | 'pay'
  | 'cancel'
  | 'expire'
  | 'payLate'
  | 'evaluate'
  | 'fillGroup'
  | 'failGroup'
  | 'startRefund'
  | 'requestRefund'
  | 'withdrawRefund'
  | 'refuseRefund'
  | 'arriveRefund'
  | 'confirmReceipt'

const { cancelled, awaitingPayment, paid, delivering, completed, refunding, groupFailed, closed } = orderStatus

/** A refund that does not take place leads back to the status before the request. */
const beforeRefund = [paid, delivering, completed] as const

/** The only moves of an order (docs/product/orders.md#order-statuses). */
export const orderTransitions: TransitionTable<OrderEvent, OrderStatus> = {
  pay: { [awaitingPayment]: [paid, delivering] },
  cancel: { [awaitingPayment]: [cancelled] },
  expire: { [awaitingPayment]: [cancelled] },
  payLate: { [cancelled]: [refunding] },
  evaluate: { [paid]: [completed], [completed]: [completed] },
  fillGroup: { [paid]: [paid, delivering] },
  failGroup: { [paid]: [groupFailed] },
  startRefund: { [groupFailed]: [refunding] },
  requestRefund: { [paid]: [refunding], [delivering]: [refunding], [completed]: [refunding] },
  withdrawRefund: { [refunding]: beforeRefund },
  refuseRefund: { [refunding]: beforeRefund },
  arriveRefund: { [refunding]: [closed] },
  confirmReceipt: { [delivering]: [completed] },
}
