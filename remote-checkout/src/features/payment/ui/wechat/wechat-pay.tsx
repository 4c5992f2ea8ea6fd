import { useEffect } from 'react'
import * as paths from '@xhkt/contract/paths'
import { useQueryClient } from '@xhkt/platform/query'
import { faultTitle } from '@xhkt/kit/query/fault'
import { useNavigate } from '@xhkt/platform/router'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { ErrorView } from '@xhkt/kit/ui/state-view'
import type { PaymentStart } from '../../api/payment-calls.ts'
import { isUnknown } from '../../model/address.ts'
import { recordPayment } from '../../model/payment-cache.ts'
import { isFinal } from '../../model/payment-state.ts'
import { useCancelOrder } from '../../model/use-cancel-order.ts'
import { useOrder } from '../../model/use-order.ts'
import { usePaymentCode } from '../../model/use-payment-code.ts'
import { usePaymentState } from '../../model/use-payment-state.ts'
import { UnknownOrder } from '../dead-ends.tsx'
import page from '../page.module.css'
import { SettledView } from '../settled-view.tsx'
import { OrderFacts } from './order-facts.tsx'
import { PayCode } from './pay-code.tsx'
import css from './wechat-pay.module.css'

const titles = { confirm: '微信支付', again: '继续支付' } as const

/** WeChat Native: the code, its time left, and a poll for the payment. */
export function WechatPay({ orderNo, start }: { orderNo: string; start: PaymentStart }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  // Before the code's POST, so that an answer requested ahead of the scripts is still valid.
  const { data: order } = useOrder(orderNo)
  const code = usePaymentCode(orderNo, start)
  const { state, error, unreachable } = usePaymentState(orderNo, code.settled)
  const { cancel, cancelling } = useCancelOrder(orderNo)

  const paid = state?.phase === 'paid'
  useEffect(() => {
    if (paid) void navigate(paths.paymentStatus(orderNo), { replace: true })
  }, [paid, orderNo, navigate])

  if (state && isFinal(state) && !paid) return <SettledView phase={state.phase} order={order} />
  if (isUnknown(error)) return <UnknownOrder />
  const isThere = code.payment && state
  const failed = code.paused ? !isThere : !code.payment && code.settled && (state || error)
  if (code.error && failed) return <ErrorView page title={faultTitle(code.error)} error={code.error} onRetry={code.retry} />
  if (!code.payment || !state || paid) return <Skeleton kind="order" />
  return (
    <section aria-labelledby="pay-title">
      <h1 id="pay-title" className={page.heading}>
        {titles[start]}
      </h1>
      <div className={`${page.card} ${css.columns}`}>
        <PayCode
          payment={code.payment}
          state={state}
          onTimeUp={() => recordPayment(client, orderNo, { type: 'time-up' })}
          renew={code.renew}
          renewing={code.renewing}
        />
        <OrderFacts payment={code.payment} order={order} unreachable={unreachable} cancel={cancel} cancelling={cancelling} />
      </div>
    </section>
  )
}
