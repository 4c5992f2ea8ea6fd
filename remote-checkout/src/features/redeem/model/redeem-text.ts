import type { Order } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import { regionText } from '@xhkt/kit/format'
import { studyText } from '../../../common/study-text.ts'

/** Whether the redeemed order has a delivery whose address the learner can still set. */
export const takesAddress = ({ kind, status, shipment }: Order): boolean =>
  kind === 'redeem' && status === orderStatus.delivering && shipment === null

/** The state of a redemption, in words. */
export function redeemText(order: Order): string {
  const open = `课程已开通，${studyText(order.agreement_state)}`
  if (takesAddress(order)) return `${open}。${order.address ? '纸质资料会尽快寄出' : '请填写收货地址，我们才能寄出纸质资料'}`
  return order.shipment ? `${open}。纸质资料已寄出` : open
}

/** An address in one line. */
export const addressText = ({ region, detail }: NonNullable<Order['address']>): string =>
  `${regionText(region)} ${detail}`
