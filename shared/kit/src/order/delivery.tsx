import type { Order } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { awaitsAddress } from '@xhkt/contract/transitions/order-actions'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { Parcel } from './parcel.tsx'
import css from './delivery.module.css'

const AddressMissing = ({ orderNo }: { orderNo: string }) => (
  <div className={css.missing}>
    <p className={css.none}>还没有收货地址，填写后才会发货</p>
    <ButtonLink variant="primary" size="sm" href={paths.redeemDelivery(orderNo)}>
      填写收货地址
    </ButtonLink>
  </div>
)

/** Where the printed material of the order is. */
export function Delivery({ order }: { order: Order }) {
  if (order.shipment) return <Parcel shipment={order.shipment} />
  if (awaitsAddress(order)) return <AddressMissing orderNo={order.order_no} />
  return <p className={css.none}>暂无物流信息</p>
}
