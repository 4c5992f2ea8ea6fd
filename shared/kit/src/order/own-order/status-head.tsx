import type { ReactNode } from 'react'
import type { Order } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import { useNow } from '@xhkt/platform/api'
import { formatDuration, formatFen } from '@xhkt/kit/format'
import { useCountdown } from '@xhkt/kit/time/use-countdown'
import { OrderBadge } from '../order-badge.tsx'
import { statusText } from './status-text.ts'
import css from './status-head.module.css'

function TimeToPay({ order, onEnd }: { order: Order; onEnd: () => void }) {
  const left = useCountdown(order.expires_at, onEnd)
  return (
    <>
      应付 <strong className={css.amount}>{formatFen(order.amount)}</strong>，请在 <span role="timer">{formatDuration(left)}</span>{' '}
      内完成支付，超时订单自动取消
    </>
  )
}

/** The status of the order, its meaning, and the learner's actions. */
export function StatusHead({ order, onTimeUp, children }: { order: Order; onTimeUp: () => void; children: ReactNode }) {
  const now = useNow()
  return (
    <div className={css.head}>
      <div className={css.status} role="status">
        <OrderBadge order={order} size="lg" />
        <p className={css.text}>
          {order.status === orderStatus.awaitingPayment ? (
            <TimeToPay order={order} onEnd={onTimeUp} />
          ) : (
            statusText(order, now)
          )}
        </p>
      </div>
      {children}
    </div>
  )
}
