import { useSearchParams } from '@xhkt/platform/router'
import { idFrom } from '@xhkt/kit/query/id-from'
import { UnknownOrder } from '@xhkt/kit/order/unknown-order'
import { PayStatus } from './pay-status.tsx'

export default function PayStatusPage() {
  const [params] = useSearchParams()
  const orderNo = idFrom(params, 'order_no')
  return orderNo ? <PayStatus key={orderNo} orderNo={orderNo} /> : <UnknownOrder page />
}
