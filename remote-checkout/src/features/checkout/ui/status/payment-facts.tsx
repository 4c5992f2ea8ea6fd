import type { Order } from '@xhkt/contract'
import { formatFen } from '@xhkt/kit/format'
import { useNow } from '@xhkt/platform/api'
import { formatDate } from '@xhkt/platform/date'
import { groupText } from '../../../../common/group-text.ts'

/** The facts of an order on the card of its payment. Their space is reserved before the order has loaded. */
export function PaymentFacts({ orderNo, order }: { orderNo: string; order: Order | undefined }) {
  const now = useNow(60_000)
  return (
    <>
      <dt>订单编号</dt>
      <dd>{orderNo}</dd>
      <dt>课程</dt>
      <dd title={order?.course.title}>
        {order?.course.title}
      </dd>
      {order?.group && (
        <>
          <dt>拼团</dt>
          <dd>{groupText(order.group, now)}</dd>
        </>
      )}
      <dt>{order?.paid_at ? '实付金额' : '应付金额'}</dt>
      <dd>{order && formatFen(order.amount)}</dd>
      <dt>{order?.paid_at ? '支付时间' : '下单时间'}</dt>
      <dd>{order && formatDate(order.paid_at || order.created_at)}</dd>
    </>
  )
}
