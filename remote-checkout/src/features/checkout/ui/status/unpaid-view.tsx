import type { Order } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { Spinner } from '@xhkt/kit/ui/spinner'
import type { UnpaidPhase } from '../../model/payment-state.ts'
import { unpaidTexts } from '../../model/unpaid-text.ts'
import { StatusCard } from '../../../../common/status-card.tsx'
import { Warning } from '../../../../common/status-marks.tsx'
import { PaymentFacts } from './payment-facts.tsx'

interface UnpaidViewProps {
  phase: UnpaidPhase
  orderNo: string
  order: Order | undefined
  unreachable: boolean
}

/** Shown while the server has no payment. */
export function UnpaidView({ phase, orderNo, order, unreachable }: UnpaidViewProps) {
  const { title, description } = unpaidTexts[phase]
  return (
    <StatusCard
      mark={phase === 'waiting' || phase === 'paying' ? <Spinner size={56} /> : <Warning />}
      title={title}
      description={unreachable ? '网络不太稳定，正在重新确认支付结果，请不要重复付款' : description}
      facts={<PaymentFacts orderNo={orderNo} order={order} />}
      actions={
        <>
          {!Number.isNaN(order?.amount) && (
            <ButtonLink variant="price" size="lg" href={paths.payAgain(orderNo)}>
              去支付
            </ButtonLink>
          )}
          <ButtonLink size="lg" href={paths.order(orderNo)}>
            查看订单
          </ButtonLink>
        </>
      }
    />
  )
}
