import type { Order, OrderChange } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import { Time } from '@xhkt/kit/ui/time'
import { lookOfOrder, lookOfStatus } from '../order-status.ts'
import css from '../timeline.module.css'

const actors: Record<OrderChange['by'], string> = { learner: '您', system: '系统', operator: '客服', unknown: '' }

const isUnpaid = (change: OrderChange | undefined): boolean => change?.status === orderStatus.awaitingPayment

/** The name of an event, where the status has that of a state. A closed order has the name of its present look. */
function eventOf(order: Order, change: OrderChange, nth: number): string {
  if (isUnpaid(change)) return '提交订单'
  if (change.status === orderStatus.closed) return lookOfOrder(order).name
  const { paid, delivering } = orderStatus
  if (change.status !== paid && change.status !== delivering) return lookOfStatus(change.status).name
  if (isUnpaid(order.history[nth - 1])) return '支付成功'
  return change.status === delivering ? '待发货' : lookOfStatus(paid).name
}

/** Everything that happened to the order, newest first. */
export function Timeline({ order }: { order: Order }) {
  const entries = order.history.map((change, nth) => ({ ...change, event: eventOf(order, change, nth) }))
  return (
    <ol className={css.timeline} reversed>
      {entries.toReversed().map(({ at, by, reason, event }, nth) => (
        // Entries are only added, so their number from the beginning is their identity.
        <li key={entries.length - nth} className={css.entry}>
          <span className={css.name}>{event}</span>
          {reason && reason !== event && <span className={css.reason}>{reason}</span>}
          <span className={css.when}>
            <Time at={at} />
            {actors[by] && ` · ${actors[by]}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
