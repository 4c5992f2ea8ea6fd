import type { Order } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import { unknownState } from '@xhkt/contract/unknown-state'
import { momentText } from '@xhkt/kit/format'
import { missingText, unknownGroupText } from '@xhkt/kit/rules/group'
import { isGroupFilling } from '@xhkt/kit/rules/order'

/** An order does not know whether its course has expired since. */
const open = '课程已开通，有效期内可以随时学习'

const lastReason = ({ history }: Order): string => history.at(-1)?.reason ?? ''

function paidText(order: Order, now: number): string {
  if (order.group?.state === unknownState) return unknownGroupText
  if (!isGroupFilling(order) || !order.group) return open
  return `${missingText(order.group, now)}，${momentText(order.group.expires_at, now)} 截止，未满将自动退款。课程已开通，可以先学习`
}

function deliveryText({ shipment, address }: Order): string {
  if (shipment) return '纸质资料正在配送，课程已开通，可以先学习'
  return address ? '课程已开通，可以先学习' : '课程已开通，可以先学习。纸质资料在填写收货地址后发货'
}

const closedText = ({ refund }: Order): string => (refund && refund.amount > 0 ? '款项已原路退回' : '订单没有付款，已经关闭')

/**
 * What the status means for the learner. An unpaid order has its countdown instead.
 * @param now - seconds of the server's clock
 */
export function statusText(order: Order, now: number): string {
  switch (order.status) {
    case orderStatus.cancelled:
      return order.cancel_reason || lastReason(order) || '需要时可以再次购买'
    case orderStatus.awaitingPayment:
      return ''
    case orderStatus.paid:
      return paidText(order, now)
    case orderStatus.delivering:
      return deliveryText(order)
    case orderStatus.completed:
      return open
    case orderStatus.refunding:
      return '课程在退款期间不能学习，款项将原路退回'
    case orderStatus.groupFailed:
      return '该团未在规定时间内满员，款项将原路退回'
    case orderStatus.closed:
      return closedText(order)
    default:
      return ''
  }
}
