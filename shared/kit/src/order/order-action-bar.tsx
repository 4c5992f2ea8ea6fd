import type { ReactNode } from 'react'
import type { ListedOrder } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { type OrderAction, orderActions } from '@xhkt/contract/transitions/order-actions'
import { unknownTextState } from '@xhkt/contract/unknown-state'
import { useNowSelector } from '@xhkt/platform/api'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { classNames } from '@xhkt/kit/ui/class-names'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { useOrderActions } from './use-order-actions.ts'
import css from './order-action-bar.module.css'

/** A form that opens within the page. */
export type OrderForm = 'evaluate' | 'refund'

interface Props {
  order: Omit<ListedOrder, 'begun'>
  onForm: (form: OrderForm) => void
  onTrack: () => void
  /** 开始学习 or 继续学习. `isMain` is false where something else has to be done first. */
  study: (isMain: boolean) => ReactNode
  /** True in a list: the buttons are small, and their accessible names include the course. */
  listed?: boolean
}

/** Exactly what the learner can do with the order now (docs/product/orders.md#order-actions). */
export function OrderActionBar({ order, onForm, onTrack, study, listed = false }: Props) {
  const { order_no, course, group, hidden } = order
  const names = useNowSelector((now) => orderActions(order, now).join(' ')).split(' ').filter(Boolean) as OrderAction[]
  const calls = useOrderActions(order_no)
  const size = listed ? 'sm' : 'md'
  const of = (label: string) => (
    <>
      {label}
      {listed && <VisuallyHidden>{course.title}</VisuallyHidden>}
    </>
  )

  const call = (name: keyof typeof calls, label: string) => (
    <Button size={size} onClick={calls[name].start} loading={calls[name].busy}>
      {of(label)}
    </Button>
  )
  const press = (label: string, onClick: () => void) => (
    <Button size={size} onClick={onClick}>
      {of(label)}
    </Button>
  )
  const controls: Record<OrderAction, () => ReactNode> = {
    pay: () => (
      <ButtonLink size={size} variant="price" href={paths.payAgain(order_no)}>
        {of('去支付')}
      </ButtonLink>
    ),
    cancel: () => call('cancel', '取消订单'),
    buyAgain: () => (
      <ButtonLink size={size} variant={listed ? 'default' : 'primary'} href={paths.payment(course.id)}>
        {of('再次购买')}
      </ButtonLink>
    ),
    delete: () => (hidden === unknownTextState ? null : hidden ? call('restore', '恢复订单') : call('delete', '删除订单')),
    study: () => study(!names.includes('fillAddress')),
    evaluate: () => press('评价课程', () => onForm('evaluate')),
    refund: () => press('申请退款', () => onForm('refund')),
    invite: () => (
      <ButtonLink size={size} variant="primary" href={group ? paths.groupBuy(group.group_id) : paths.course(course.id)}>
        {of('邀请好友')}
      </ButtonLink>
    ),
    fillAddress: () => (
      <ButtonLink size={size} variant="primary" href={paths.redeemDelivery(order_no)}>
        {of('填写收货地址')}
      </ButtonLink>
    ),
    track: () => press('查看物流', onTrack),
    confirmReceipt: () => call('confirmReceipt', '确认收货'),
    withdrawRefund: () => call('withdrawRefund', '撤回申请'),
  }
  if (names.length === 0) return null
  return (
    <ul className={classNames(css.actions, listed && css.listed)} aria-label="订单操作">
      {names.map((name) => {
        const control = name in controls ? controls[name]() : null
        return control && <li key={name}>{control}</li>
      })}
    </ul>
  )
}
