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

/** A full order has its shipment. An order in a list says only whether there is one. */
export interface Sending {
  shipment?: Order['shipment']
  sent?: boolean
}

/** Its printed material is not on its way yet. An older server does not tell. */
export const awaitsShipment = ({ shipment, sent }: Sending): boolean => shipment === null || sent === false

/** A redeemed order is sent only after the learner has given an address, so before that there is nothing to receive. */
export const awaitsAddress = ({ kind, address }: Pick<Order, 'kind'> & { address: unknown }): boolean => kind === 'redeem' && address === null

/** The order was placed in a group, but its group could not be read. */
const lacksGroup = ({ kind, group }: Pick<Order, 'kind' | 'group'>): boolean => group === null && (kind === 'open' || kind === 'join')

/**
 * What its learner can do with an order (docs/product/orders.md#order-actions), in the order in which a page offers it.
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
      // Nobody pays an amount that cannot be read.
      return [...only(!Number.isNaN(amount), 'pay'), 'cancel']
    case orderStatus.paid:
      if (group?.state === unknownState || lacksGroup(order)) return []
      return group?.state === groupState.filling ? ['invite'] : ['study', ...evaluable, ...refundable]
    case orderStatus.delivering:
      return [
        ...only(awaitsAddress(order), 'fillAddress'),
        ...(awaitsShipment(order) || awaitsAddress(order) ? [] : (['track', 'confirmReceipt'] as const)),
        'study',
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
