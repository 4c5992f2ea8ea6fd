import type { Order } from '@xhkt/contract'
import { useAuth } from '@xhkt/platform/auth'
import { formatDate } from '@xhkt/platform/date'
import { maskedPhone, regionText } from '@xhkt/kit/format'
import { Button } from '@xhkt/kit/ui/button'
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

/** The learner as the platform knows them: the name, and the phone number unless that is the name. A name may be a phone number too. */
function accountText({ nickname, phone }: { nickname: string; phone: string }): string {
  const name = maskedPhone(nickname)
  return phone && nickname !== phone ? `${name}（${maskedPhone(phone)}）` : name
}

/** Number, account, times, address and remark of an order; 打印订单 gives them on paper. */
export function OrderFacts({ order }: { order: Order }) {
  const account = useAuth(({ user }) => (user ? accountText(user) : ''))
  const facts: [name: string, value: string][] = [['购买账号', account], ...factsOf(order)]
  return (
    <>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt>订单编号</dt>
          <dd>
            <CopyText name="订单编号" text={order.order_no} />
          </dd>
        </div>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className={css.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Button size="sm" className={css.print} onClick={() => print()}>
        打印订单
      </Button>
    </>
  )
}
