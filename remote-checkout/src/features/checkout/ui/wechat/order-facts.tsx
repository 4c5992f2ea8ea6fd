import type { Order, Payment } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { formatFen } from '@xhkt/kit/format'
import { useNow } from '@xhkt/platform/api'
import { touchOnly, useMediaQuery } from '@xhkt/kit/use-media-query'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { classNames } from '@xhkt/kit/ui/class-names'
import { groupText } from '../../../../common/group-text.ts'
import type { UnpaidPhase } from '../../model/payment-state.ts'
import { unpaidTexts } from '../../model/unpaid-text.ts'
import sizes from '../../../../sizes.module.css'
import css from './order-facts.module.css'

interface OrderFactsProps {
  payment: Payment
  phase: UnpaidPhase
  order: Order | undefined
  unreachable: boolean
  cancel: () => void
  cancelling: boolean
}

const last = '核对金额并完成支付，本页会自动跳转'
const steps = ['打开手机微信，点击右上角“+”，选择“扫一扫”', '扫描本页的二维码', `在手机上${last}`]
/** A phone or tablet cannot scan its own screen. */
const touchSteps = ['保存二维码到相册', '打开微信，点击右上角“+”，选择“扫一扫”', '点击“相册”，选择这张二维码', last]

/** The order to pay, and how. */
export function OrderFacts({ payment, phase, order, unreachable, cancel, cancelling }: OrderFactsProps) {
  const now = useNow(60_000)
  const isTouch = useMediaQuery(touchOnly)
  return (
    <div className={classNames(sizes.payFacts, css.column)}>
      <p className={css.amount}>
        应付金额 <strong className={css.sum}>{formatFen(payment.amount)}</strong>
      </p>
      <dl className={css.facts}>
        <div>
          <dt>订单编号</dt>
          <dd>{payment.order_no}</dd>
        </div>
        <div>
          <dt>课程</dt>
          <dd title={order?.course.title}>
            {order?.course.title}
          </dd>
        </div>
        {order?.group && (
          <div>
            <dt>拼团</dt>
            <dd>{groupText(order.group, now)}</dd>
          </div>
        )}
      </dl>
      <ol className={css.steps}>
        {(isTouch ? touchSteps : steps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={css.notice} role="status">
        {unreachable ? '网络不太稳定，正在重新确认支付结果，请不要重复付款' : phase === 'paying' && unpaidTexts.paying.note}
      </p>
      <div className={css.ways}>
        <ButtonLink variant="text" size="sm" href={paths.order(payment.order_no)}>
          稍后支付
        </ButtonLink>
        <Button variant="text" size="sm" onClick={cancel} loading={cancelling}>
          取消订单
        </Button>
      </div>
    </div>
  )
}
