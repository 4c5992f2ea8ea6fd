import type { Order } from '@xhkt/contract'
import { awaitsAddress } from '@xhkt/contract/transitions/order-actions'
import { Parcel } from './parcel.tsx'
import css from './delivery.module.css'

/** Where the printed material of the order is. */
export function Delivery({ order }: { order: Order }) {
  if (order.shipment) return <Parcel shipment={order.shipment} />
  return <p className={css.none}>{awaitsAddress(order) ? '还没有收货地址，填写后才会发货' : '纸质资料正在准备，发货后可以查看物流'}</p>
}
