import { faultTitle } from '@xhkt/kit/query/fault'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { ErrorView } from '@xhkt/kit/ui/state-view'
import { isUnknown } from '../../model/address.ts'
import { isFinal, phaseNow } from '../../model/payment-state.ts'
import { useOrder } from '../../model/use-order.ts'
import { usePaymentState } from '../../model/use-payment-state.ts'
import { UnknownOrder } from '../dead-ends.tsx'
import { SettledView } from '../settled-view.tsx'
import { PaidView } from './paid-view.tsx'
import { UnpaidView } from './unpaid-view.tsx'

/** The outcome of a payment, as the server says: the address proves nothing. */
export function PayStatus({ orderNo }: { orderNo: string }) {
  const { state, error, unreachable, ask } = usePaymentState(orderNo)
  const { data: order } = useOrder(orderNo)
  if (isUnknown(error)) return <UnknownOrder />
  if (!state) return error ? <ErrorView page title={faultTitle(error)} error={error} onRetry={ask} /> : <Skeleton kind="status" />
  const phase = phaseNow(state, order?.status)
  if (phase === 'paid') return <PaidView orderNo={orderNo} order={order} />
  if (isFinal(state)) return <SettledView phase={phase} order={order} />
  return <UnpaidView phase={phase} orderNo={orderNo} order={order} unreachable={unreachable} />
}
