import { useSearchParams } from '@xhkt/platform/router'
import { idFrom } from '../../model/address.ts'
import { UnknownOrder } from '../../../../kit/dead-ends.tsx'
import { PayStatus } from './pay-status.tsx'

export default function PayStatusPage() {
  const [params] = useSearchParams()
  const orderNo = idFrom(params, 'order_no')
  return orderNo ? <PayStatus key={orderNo} orderNo={orderNo} /> : <UnknownOrder />
}
