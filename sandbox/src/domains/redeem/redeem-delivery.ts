import type { BodyOf } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { orderAddress } from '../addresses/addresses.ts'
import { recordChange, statusNames } from '../order-states/order-events.ts'
import type { OrderRow } from '../order-states/order-row.ts'

const shipment = query<{ number: string }>('SELECT number FROM shipment WHERE order_no = ?')

/** Sets the address of a redeemed order. The learner may change it until the parcel is sent. */
export function setRedeemDelivery(context: Context, order: OrderRow, body: BodyOf<'POST', '/v1/order/exchange/delivery'>): void {
  const { order_no, status, kind } = order
  if (kind !== 'redeem') throw apiErrors.orderStatusConflict('不是兑换所得')
  if (status !== orderStatus.delivering) throw apiErrors.orderStatusConflict(statusNames[status])
  if (context.db.get(shipment, order_no)) throw apiErrors.orderStatusConflict('已发货')
  const address = orderAddress(context, order.user_id, body.address_id)
  context.db.transaction(() => {
    const values = [JSON.stringify(address), body.remark ?? null, order_no]
    context.db.run('UPDATE orders SET address = ?, remark = coalesce(?, remark) WHERE order_no = ?', ...values)
    recordChange(context, order_no, status, { by: 'learner', reason: order.address === null ? '已填写收货地址' : '已修改收货地址' })
  })
}
