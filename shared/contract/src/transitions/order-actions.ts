import type { Order } from '../order.ts'
import { groupState, orderStatus } from '../constants.ts'

/** What a learner can do with an order. */
export type OrderAction =
  | 'pay'
  | 'cancel'
  | 'buyAgain'
  | 'delete'
  | 'study'
  | 'evaluate'
  | 'refund'
  | 'invite'
  | 'track'
  | 'confirmReceipt'
  | 'withdrawRefund'

type ActionableOrder = Pick<Order, 'status' | 'kind' | 'group' | 'address' | 'evaluated' | 'refund' | 'refund_deadline'>

const only = (condition: boolean, action: OrderAction): OrderAction[] => (condition ? [action] : [])

/** A redeemed order is sent only after the learner has given an address, so before that there is nothing to receive. */
export const awaitsAddress = ({ kind, address }: Pick<Order, 'kind'> & { address: unknown }): boolean => kind === 'redeem' && address === null

/**
 * What its learner can do with an order (docs/product/orders.md#order-actions), in the order in which a page offers it.
 * @param now - seconds of the server's clock
 */
export function orderActions(order: ActionableOrder, now: number): OrderAction[] {
  const { status, group, evaluated, refund, refund_deadline } = order
  const refundable = only(refund_deadline > now, 'refund')
  switch (status) {
    case orderStatus.cancelled:
    case orderStatus.closed:
      return ['buyAgain', 'delete']
    case orderStatus.awaitingPayment:
      return ['pay', 'cancel']
    case orderStatus.paid:
      return group?.state === groupState.filling ? ['invite'] : ['study', ...only(!evaluated, 'evaluate'), ...refundable]
    case orderStatus.delivering:
      return ['track', ...only(!awaitsAddress(order), 'confirmReceipt'), 'study', ...refundable]
    case orderStatus.completed:
      return ['study', ...only(!evaluated, 'evaluate'), ...refundable]
    case orderStatus.refunding:
      return only(refund?.state === 'requested', 'withdrawRefund')
    default:
      return []
  }
}
