import { useEffect } from 'react'
import * as paths from '@xhkt/contract/paths'
import { useErrorToast } from '@xhkt/kit/query/use-error-toast'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { useNavigate } from '@xhkt/platform/router'
import { isUnpaid, phaseNow } from '../../model/payment-state.ts'
import { useOrder } from '@xhkt/kit/order/use-order'
import { usePaymentState } from '../../model/use-payment-state.ts'
import { UnknownOrder } from '@xhkt/kit/order/unknown-order'
import { SettledView } from '../settled-view.tsx'
import { PaidView } from './paid-view.tsx'
import { UnpaidView } from './unpaid-view.tsx'
import { StatusSkeleton } from '../../../../skeletons.tsx'

/** The outcome of a payment, as the server says: the address proves nothing. */
export function PayStatus({ orderNo }: { orderNo: string }) {
  const navigate = useNavigate()
  const { query, unreachable } = usePaymentState(orderNo)
  const orderRead = useOrder(orderNo)
  const { data: order } = orderRead
  useErrorToast(query.data && orderRead, '订单信息')
  const isRedeemed = order?.kind === 'redeem'
  useEffect(() => {
    if (isRedeemed) void navigate(paths.redeemStatus(orderNo), { replace: true })
  }, [isRedeemed, orderNo, navigate])
  return (
    // The page polls every 2 s. 重试 must not look busy at each poll.
    <ReadView page query={{ ...query, isFetching: false }} loading={<StatusSkeleton />} notFound={<UnknownOrder page />}>
      {(state) => {
        if (isRedeemed) return <StatusSkeleton />
        const phase = phaseNow(state, order?.status)
        if (phase === 'paid') return <PaidView orderNo={orderNo} order={order} />
        if (!isUnpaid(phase)) return <SettledView phase={phase} order={order} />
        return <UnpaidView phase={phase} orderNo={orderNo} order={order} unreachable={unreachable} />
      }}
    </ReadView>
  )
}
