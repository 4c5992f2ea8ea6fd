import { useEffect } from 'react'
import type { Payment } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { useQueryClient } from '@xhkt/platform/query'
import { isNotFound } from '@xhkt/kit/query/read-error'
import { useErrorToast } from '@xhkt/kit/query/use-error-toast'
import { useNavigate } from '@xhkt/platform/router'
import { classNames } from '@xhkt/kit/ui/class-names'
import { type Read, ReadView } from '@xhkt/kit/ui/read-view'
import { WechatIcon } from '@xhkt/kit/ui/wechat-icon'
import type { PaymentStart } from '../../api/queries.ts'
import { recordPayment } from '../../model/payment-cache.ts'
import { isUnpaid, type PaymentState, type UnpaidPhase } from '../../model/payment-state.ts'
import { useCancelOrder } from '../../model/use-cancel-order.ts'
import { useOrder } from '@xhkt/kit/order/use-order'
import { usePaymentCode } from '../../model/use-payment-code.ts'
import { usePaymentState } from '../../model/use-payment-state.ts'
import { UnknownOrder } from '@xhkt/kit/order/unknown-order'
import page from '../../../../common/page.module.css'
import { SettledView } from '../settled-view.tsx'
import { askCancellation } from '@xhkt/kit/order/ask-cancellation'
import { OrderFacts } from './order-facts.tsx'
import { PayCode } from './pay-code.tsx'
import { PaySkeleton } from '../../../../pay-skeleton.tsx'
import sizes from '../../../../sizes.module.css'
import css from './wechat-pay.module.css'

const titles = { confirm: '微信支付', again: '继续支付' } as const

/** WeChat Native: the code, its time left, and a poll for the payment. */
export function WechatPay({ orderNo, start }: { orderNo: string; start: PaymentStart }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  // Reads the order before the code's POST, while the answer of the early request is still valid.
  const orderRead = useOrder(orderNo)
  const { data: order } = orderRead
  const code = usePaymentCode(orderNo, start)
  const { query, unreachable } = usePaymentState(orderNo, code.settled)
  const { data: state, error } = query
  useErrorToast(state && orderRead, '订单信息')
  const { cancel, cancelling } = useCancelOrder(orderNo, askCancellation)

  const paid = state?.phase === 'paid'
  useEffect(() => {
    if (paid) void navigate(paths.paymentStatus(orderNo), { replace: true })
  }, [paid, orderNo, navigate])

  const phase = state?.phase ?? 'waiting'
  if (phase !== 'paid' && !isUnpaid(phase)) return <SettledView phase={phase} order={order} />
  const isThere = code.payment && state
  const failed = code.paused ? !isThere : !code.payment && code.settled && (state || error)
  const both: Read<{ payment: Payment; phase: UnpaidPhase; clock: PaymentState['clock'] }> = {
    data: code.payment && state && isUnpaid(phase) ? { payment: code.payment, phase, clock: state.clock } : undefined,
    error: isNotFound(error) ? error : failed ? code.error : null,
    isPaused: false,
    isFetching: false,
    refetch: code.retry,
  }
  return (
    <ReadView page query={both} loading={<PaySkeleton />} notFound={<UnknownOrder page />}>
      {(shown) => (
        <section aria-labelledby="pay-title">
          <h1 id="pay-title" className={`${page.heading} ${css.title}`}>
            <WechatIcon />
            {titles[start]}
          </h1>
          <div className={classNames(page.card, sizes.pay, css.columns)}>
            <PayCode
              {...shown}
              onTimeUp={() => recordPayment(client, orderNo, { type: 'time-up' })}
              renew={code.renew}
              renewing={code.renewing}
            />
            <OrderFacts {...{ order, unreachable, cancel, cancelling }} payment={shown.payment} phase={shown.phase} />
          </div>
        </section>
      )}
    </ReadView>
  )
}
