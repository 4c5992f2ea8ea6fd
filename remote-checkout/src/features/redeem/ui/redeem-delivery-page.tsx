import { ReadView } from '@xhkt/kit/ui/read-view'
import { useSearchParams } from '@xhkt/platform/router'
import { UnknownOrder } from '@xhkt/kit/order/unknown-order'
import { idFrom } from '@xhkt/kit/query/id-from'
import { useOrder } from '@xhkt/kit/order/use-order'
import { OrderSkeleton } from '../../../skeletons.tsx'
import { takesAddress } from '../model/redeem-text.ts'
import { DeliveryForm } from './delivery-form.tsx'
import { NoDelivery } from './no-delivery.tsx'

function RedeemDelivery({ orderNo }: { orderNo: string }) {
  return (
    <ReadView page query={useOrder(orderNo)} loading={<OrderSkeleton />} notFound={<UnknownOrder page />}>
      {(order) => (takesAddress(order) ? <DeliveryForm order={order} /> : <NoDelivery order={order} />)}
    </ReadView>
  )
}

export default function RedeemDeliveryPage() {
  const [params] = useSearchParams()
  const orderNo = idFrom(params, 'order_no')
  return orderNo ? <RedeemDelivery key={orderNo} orderNo={orderNo} /> : <UnknownOrder page />
}
