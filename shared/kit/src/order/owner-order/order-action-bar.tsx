import type { ReactNode } from 'react'
import type { Order } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { type OrderAction, orderActions } from '@xhkt/contract/transitions/order-actions'
import { useNowSelector } from '@xhkt/platform/api'
import { useLearningLink } from '@xhkt/kit/learning/use-learning-link'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { useOrderActions } from './use-order-actions.ts'
import css from './order-action-bar.module.css'

/** What opens in a part of the page. */
export type OrderForm = 'evaluate' | 'refund'

interface Props {
  order: Order
  onForm: (form: OrderForm) => void
  onTrack: () => void
}

function Study({ order }: { order: Order }) {
  const { label, path } = useLearningLink(order.course.id, { bought: true })
  return (
    <ButtonLink variant="primary" href={path}>
      {label}
    </ButtonLink>
  )
}

/** Exactly what the learner can do with the order now (docs/product/orders.md#order-actions). */
export function OrderActionBar({ order, onForm, onTrack }: Props) {
  const { order_no, course, group, hidden } = order
  const names = useNowSelector((now) => orderActions(order, now).join(' ')).split(' ') as OrderAction[]
  const calls = useOrderActions(order_no)

  const call = (name: keyof typeof calls, label: string) => (
    <Button onClick={calls[name].start} loading={calls[name].busy}>
      {label}
    </Button>
  )
  const controls: Record<OrderAction, () => ReactNode> = {
    pay: () => (
      <ButtonLink variant="price" href={paths.payAgain(order_no)}>
        去支付
      </ButtonLink>
    ),
    cancel: () => call('cancel', '取消订单'),
    buyAgain: () => (
      <ButtonLink variant="primary" href={paths.payment(course.id)}>
        再次购买
      </ButtonLink>
    ),
    delete: () => (hidden ? call('restore', '恢复订单') : call('delete', '删除订单')),
    study: () => <Study order={order} />,
    evaluate: () => <Button onClick={() => onForm('evaluate')}>评价课程</Button>,
    refund: () => <Button onClick={() => onForm('refund')}>申请退款</Button>,
    invite: () => (
      <ButtonLink variant="primary" href={group ? paths.groupBuy(group.group_id) : paths.course(course.id)}>
        邀请好友
      </ButtonLink>
    ),
    track: () => <Button onClick={onTrack}>查看物流</Button>,
    confirmReceipt: () => call('confirmReceipt', '确认收货'),
    withdrawRefund: () => call('withdrawRefund', '撤回申请'),
  }
  return (
    <ul className={css.actions} aria-label="订单操作">
      {names.map((name) => {
        const control = name in controls ? controls[name]() : null
        return control && <li key={name}>{control}</li>
      })}
    </ul>
  )
}
