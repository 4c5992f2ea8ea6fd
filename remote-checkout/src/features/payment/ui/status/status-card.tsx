import type { ReactNode } from 'react'
import type { Order } from '@xhkt/contract'
import { formatFen } from '@xhkt/kit/format'
import { formatDate } from '@xhkt/platform/date'
import { groupText } from '../../model/group-text.ts'
import page from '../page.module.css'
import css from './status-card.module.css'

interface StatusCardProps {
  mark: ReactNode
  title: string
  description: string
  orderNo: string
  order: Order | undefined
  actions: ReactNode
}

/** The outcome of a payment with its order. */
export function StatusCard({ mark, title, description, orderNo, order, actions }: StatusCardProps) {
  return (
    <section className={css.card} aria-labelledby="status-title">
      <div className={css.mark}>{mark}</div>
      <div role="status">
        <h1 id="status-title" className={page.outcome}>
          {title}
        </h1>
        <p className={page.meaning}>{description}</p>
      </div>
      <dl className={css.facts}>
        <dt>订单编号</dt>
        <dd>{orderNo}</dd>
        <dt>课程</dt>
        <dd title={order?.course.title}>
          {order?.course.title}
        </dd>
        {order?.group && (
          <>
            <dt>拼团</dt>
            <dd>{groupText(order.group)}</dd>
          </>
        )}
        <dt>{order?.paid_at ? '实付金额' : '应付金额'}</dt>
        <dd>{order && formatFen(order.amount)}</dd>
        <dt>{order?.paid_at ? '支付时间' : '下单时间'}</dt>
        <dd>{order && formatDate(order.paid_at || order.created_at)}</dd>
      </dl>
      <div className={css.actions}>{actions}</div>
    </section>
  )
}
