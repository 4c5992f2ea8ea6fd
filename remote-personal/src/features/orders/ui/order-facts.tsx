import type { ListedOrder } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import { awaitsAddress } from '@xhkt/contract/transitions/order-actions'
import { formatFen } from '@xhkt/kit/format'
import { missingText } from '@xhkt/kit/rules/group'
import { isGroupFilling } from '@xhkt/kit/rules/order'
import { orderKinds } from '@xhkt/kit/order/order-kinds'
import { useNow } from '@xhkt/platform/api'
import { Tag } from '@xhkt/kit/ui/tag'
import { TimeLeft } from '../../../common/rows/time-left.tsx'
import box from '../../../common/rows/box.module.css'

/** How the course was bought, and what the order waits for. */
export function ListedFacts({ order, onTimeUp }: { order: ListedOrder; onTimeUp: () => void }) {
  const { status, kind, group, refund, expires_at, hidden } = order
  const now = useNow(60_000)
  return (
    <div className={box.facts}>
      <span>{orderKinds[kind]}</span>
      {hidden === true && <Tag>已删除</Tag>}
      {status === orderStatus.awaitingPayment && (
        <TimeLeft until={expires_at} onEnd={onTimeUp}>
          ，超时自动取消
        </TimeLeft>
      )}
      {status === orderStatus.delivering && awaitsAddress(order) && <span>填写收货地址后发货</span>}
      {group && isGroupFilling(order) && <span>{missingText(group, now, '人成团')}</span>}
      {status === orderStatus.refunding && refund && <span>退款 {formatFen(refund.amount)}，原路退回</span>}
      {refund?.state === 'refused' && <span>退款未通过：{refund.answer}</span>}
    </div>
  )
}
