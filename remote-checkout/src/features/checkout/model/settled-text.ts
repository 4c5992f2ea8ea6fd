import type { Order } from '@xhkt/contract'
import { groupState, orderStatus } from '@xhkt/contract/constants'
import { groupFailed } from '../../../common/group-text.ts'
import type { SettledPhase } from './payment-state.ts'

interface SettledText {
  title: string
  description: string
  /** The learner may want to order again. */
  again: boolean
}

/** Why an order was cancelled. If the order does not tell, or is not up to date, both reasons are possible. */
function cancellationReason(order: Order | undefined): string {
  const change = order?.history.findLast(({ status }) => status === orderStatus.cancelled)
  if (change?.by === 'learner') return '您已取消这笔订单'
  return change?.reason || '订单已取消或超时未支付'
}

function cancelledText(order: Order | undefined): SettledText {
  return { title: '订单已取消', description: `${cancellationReason(order)}。如已付款，款项将原路退回`, again: true }
}

/** Whether the order was cancelled at some time. If it is refunded now, its money arrived after that. */
const wasCancelled = (order: Order): boolean => order.history.some(({ status }) => status === orderStatus.cancelled)

function refundText(order: Order | undefined): SettledText {
  const again = order !== undefined && wasCancelled(order)
  const late = again ? '付款到账时订单已取消，' : ''
  if (order?.status === orderStatus.closed) {
    return { title: '退款已完成', description: `${late}款项已原路退回，请以微信的到账通知为准`, again }
  }
  return {
    title: again ? '付款到账较晚，正在退款' : '订单已进入退款',
    description: `${late}款项将原路退回，请以微信的到账通知为准`,
    again,
  }
}

/** The state of an order that cannot be paid, in words. */
export function settledText(phase: SettledPhase, order: Order | undefined): SettledText {
  if (phase === 'unknown') return { title: '订单状态未知', description: '暂时无法支付，请稍后刷新页面查看', again: false }
  if (phase === 'cancelled') return cancelledText(order)
  return order?.group?.state === groupState.failed ? { ...groupFailed, again: true } : refundText(order)
}
