import { idFrom } from '@xhkt/kit/query/id-from'
import { UnknownOrder } from '@xhkt/kit/order/unknown-order'
import { useSearchParams } from '@xhkt/platform/router'
import { OrderDetails } from './order-details.tsx'

export default function OrderDetailsPage() {
  const [params] = useSearchParams()
  const orderNo = idFrom(params, 'order_no')
  return orderNo ? <OrderDetails key={orderNo} orderNo={orderNo} /> : <UnknownOrder page />
}
