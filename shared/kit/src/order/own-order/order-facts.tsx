import type { Order } from '@xhkt/contract'
import { formatDate } from '@xhkt/platform/date'
import { regionText } from '@xhkt/kit/format'
import { CopyText } from '@xhkt/kit/ui/copy-text'
import { orderKinds } from '../order-kinds.ts'
import css from './order-facts.module.css'

const addressText = ({ address }: Order): string =>
  address ? `${address.name} ${address.phone}　${regionText(address.region)} ${address.detail}` : ''

const factsOf = (order: Order): [name: string, value: string][] => [
  ['购买方式', orderKinds[order.kind]],
  ['下单时间', formatDate(order.created_at)],
  ['支付时间', order.paid_at > 0 ? formatDate(order.paid_at) : ''],
  ['支付方式', order.paid_at > 0 && order.amount > 0 ? '微信支付' : ''],
  ['收货地址', addressText(order)],
  ['订单备注', order.remark],
]

/** Number, times, address and remark of an order. */
export function OrderFacts({ order }: { order: Order }) {
  return (
    <dl className={css.facts}>
      <div className={css.fact}>
        <dt>订单编号</dt>
        <dd>
          <CopyText name="订单编号" text={order.order_no} />
        </dd>
      </div>
      {factsOf(order).map(
        ([name, value]) =>
          value && (
            <div key={name} className={css.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
