import type { Order } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import { regionText } from '@xhkt/kit/format'

/** Whether the redeemed order has a delivery whose address the learner can still set. */
export const takesAddress = ({ kind, status, shipment }: Order): boolean =>
  kind === 'redeem' && status === orderStatus.delivering && shipment === null

/** The state of a redemption, in words. */
export function redeemText(order: Order): string {
  if (takesAddress(order) && order.address === null) return '课程已开通，现在就可以学习。请填写收货地址，我们才能寄出纸质资料'
  if (takesAddress(order)) return '课程已开通，现在就可以学习。纸质资料会尽快寄出'
  return order.shipment ? '课程已开通，纸质资料已寄出' : '课程已开通，现在就可以开始学习'
}

/** An address in one line. */
export const addressText = ({ region, detail }: NonNullable<Order['address']>): string =>
  `${regionText(region)} ${detail}`
