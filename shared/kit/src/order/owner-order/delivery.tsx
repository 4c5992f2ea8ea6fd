import type { Order, Shipment } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { awaitsAddress } from '@xhkt/contract/transitions/order-actions'
import { formatDate } from '@xhkt/platform/date'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { CopyText } from '@xhkt/kit/ui/copy-text'
import line from './timeline.module.css'
import css from './delivery.module.css'

const Parcel = ({ shipment: { carrier, number, events } }: { shipment: Shipment }) => (
  <>
    <p className={css.parcel}>
      {carrier} <CopyText name="快递单号" text={number} />
    </p>
    {events.length === 0 ? (
      <p className={css.none}>暂无物流信息</p>
    ) : (
      <ol className={line.timeline} reversed>
        {events.map(({ at, text }, nth) => (
          <li key={events.length - nth} className={line.entry}>
            <span className={line.name}>{text}</span>
            <time className={line.when} dateTime={new Date(at * 1000).toISOString()}>
              {formatDate(at)}
            </time>
          </li>
        ))}
      </ol>
    )}
  </>
)

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
