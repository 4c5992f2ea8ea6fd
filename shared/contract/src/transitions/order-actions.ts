import type { Order } from '../order.ts'
import { groupState, orderStatus } from '../constants.ts'
import { unknownState } from '../unknown-state.ts'

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
  | 'fillAddress'
  | 'track'
  | 'confirmReceipt'
  | 'withdrawRefund'

type ActionableOrder = Pick<Order, 'status' | 'kind' | 'amount' | 'group' | 'address' | 'evaluated' | 'refund' | 'refund_deadline'> & Sending

const only = (condition: boolean, action: OrderAction): OrderAction[] => (condition ? [action] : [])

/** Whether an order was sent: a full order has its shipment, an order in a list only a flag. */
export interface Sending {
  shipment?: Order['shipment']
  sent?: boolean
}

/** Whether the printed material has not been sent yet. False for an order of an older server, which does not send the field. */
export const awaitsShipment = ({ shipment, sent }: Sending): boolean => shipment === null || sent === false

/** Whether a redeemed order still needs the learner's address. Nothing is sent before, so nothing can be received. */
export const awaitsAddress = ({ kind, address }: Pick<Order, 'kind'> & { address: unknown }): boolean => kind === 'redeem' && address === null

/** Whether the order was placed in a group that could not be read. */
const lacksGroup = ({ kind, group }: Pick<Order, 'kind' | 'group'>): boolean => group === null && (kind === 'open' || kind === 'join')

/**
 * What its learner can do with an order (docs/product/orders.md#order-actions), the main one first.
 * @param now - seconds of the server's clock
 */
export function orderActions(order: ActionableOrder, now: number): OrderAction[] {
  const { status, amount, group, evaluated, refund, refund_deadline } = order
  const evaluable = only(evaluated === false, 'evaluate')
  const refundable = only(refund_deadline > now, 'refund')
  switch (status) {
    case orderStatus.cancelled:
    case orderStatus.closed:
      return ['buyAgain', 'delete']
    case orderStatus.awaitingPayment:
      // Offers no payment of an amount that could not be read.
      return [...only(!Number.isNaN(amount), 'pay'), 'cancel']
    case orderStatus.paid:
      if (group?.state === unknownState || lacksGroup(order)) return []
      return group?.state === groupState.filling ? ['invite'] : ['study', ...evaluable, ...refundable]
    case orderStatus.delivering:
      return [
        ...only(awaitsAddress(order), 'fillAddress'),
        'study',
        ...(awaitsShipment(order) || awaitsAddress(order) ? [] : (['track', 'confirmReceipt'] as const)),
        ...refundable,
      ]
    case orderStatus.completed:
      return ['study', ...evaluable, ...refundable]
    case orderStatus.refunding:
      return only(refund?.state === 'requested', 'withdrawRefund')
    default:
      return []
  }
}
