import { useEffect } from 'react'
import * as paths from '@xhkt/contract/paths'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { useNavigate, useSearchParams } from '@xhkt/platform/router'
import { UnknownOrder } from '@xhkt/kit/order/unknown-order'
import { idFrom } from '@xhkt/kit/query/id-from'
import { useOrder } from '@xhkt/kit/order/use-order'
import { StatusSkeleton } from '../../../skeletons.tsx'
import { RedeemStatus } from './redeem-status.tsx'

function RedeemedOrder({ orderNo }: { orderNo: string }) {
  const navigate = useNavigate()
  const query = useOrder(orderNo)
  const isBought = query.data !== undefined && query.data.kind !== 'redeem'
  useEffect(() => {
    if (isBought) void navigate(paths.paymentStatus(orderNo), { replace: true })
  }, [isBought, orderNo, navigate])
  return (
    <ReadView page query={query} loading={<StatusSkeleton />} notFound={<UnknownOrder page />}>
      {(order) => (isBought ? <StatusSkeleton /> : <RedeemStatus order={order} />)}
    </ReadView>
  )
}

export default function RedeemStatusPage() {
  const [params] = useSearchParams()
  const orderNo = idFrom(params, 'order_no')
  return orderNo ? <RedeemedOrder key={orderNo} orderNo={orderNo} /> : <UnknownOrder page />
}
