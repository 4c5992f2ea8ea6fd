import type { OrderChange } from '@xhkt/contract'
import { Time } from '@xhkt/kit/ui/time'
import { lookOfStatus } from '../order-status.ts'
import css from '../timeline.module.css'

const actors: Record<OrderChange['by'], string> = { learner: '您', system: '系统', operator: '客服', unknown: '系统' }

/** 待付款 and 已关闭 are states; what happened then is an event. */
const events: Partial<Record<OrderChange['status'], string>> = { 1: '提交订单', 7: '订单关闭' }

/** Everything that happened to the order, newest first. */
export function Timeline({ history }: { history: readonly OrderChange[] }) {
  return (
    <ol className={css.timeline} reversed>
      {history.toReversed().map(({ status, at, by, reason }, nth) => (
        // Entries are only added, so their number from the beginning is their identity.
        <li key={history.length - nth} className={css.entry}>
          <span className={css.name}>{events[status] ?? lookOfStatus(status).name}</span>
          {reason && <span className={css.reason}>{reason}</span>}
          <span className={css.when}>
            <Time at={at} /> · {actors[by]}
          </span>
        </li>
      ))}
    </ol>
  )
}
