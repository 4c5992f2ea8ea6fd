import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Order } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import { AgreementSummary } from '@xhkt/kit/agreement/agreement-summary'
import { EvaluationItem } from '@xhkt/kit/evaluation/evaluation-item'
import { config } from '@xhkt/platform/config'
import { useLearningLink } from '@xhkt/kit/rules/use-learning-link'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { classNames } from '@xhkt/kit/ui/class-names'
import { CourseRow } from '@xhkt/kit/ui/course-row'
import { amountName } from '../amount-name.ts'
import { Delivery } from '../delivery.tsx'
import { OrderActionBar } from '../order-action-bar.tsx'
import { OrderForms } from '../order-forms.tsx'
import { OrderFacts } from './order-facts.tsx'
import { RefundProgress } from './refund-progress.tsx'
import { StatusHead } from './status-head.tsx'
import { Timeline } from './timeline.tsx'
import { PriceLines } from '../price-lines.tsx'
import { useOpenForms } from '../use-open-forms.ts'
import css from './own-order.module.css'
import printed from './printed-order.module.css'

interface SectionProps {
  title: string
  /** Whether the printed order has the section too. */
  isPrinted?: boolean
  children: ReactNode
}

function Section({ title, isPrinted = false, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classNames(css.section, isPrinted && printed.paper)} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function Study({ order, isMain }: { order: Order; isMain: boolean }) {
  const { label, path } = useLearningLink(order.course.id, { bought: true })
  return (
    <ButtonLink variant={isMain ? 'primary' : 'default'} href={path}>
      {label}
    </ButtonLink>
  )
}

/** Has the browser print the order without the frame of its page. */
function usePrintAlone(): void {
  useEffect(() => {
    const { classList } = document.documentElement
    const { site } = printed
    if (site === undefined) return
    classList.add(site)
    return () => classList.remove(site)
  }, [])
}

/**
 * Everything that a learner sees of their own order, and does with it (docs/product/orders.md#order-pages).
 * @param reload - requests the order again
 */
export function OwnOrder({ order, reload }: { order: Order; reload: () => void }) {
  usePrintAlone()
  const forms = useOpenForms(order)
  const delivery = useRef<HTMLDivElement>(null)
  const isDelivered = order.status === orderStatus.delivering || order.shipment !== null
  return (
    <div className={classNames(css.order, printed.order)}>
      <div className={classNames(css.section, printed.paper)}>
        <p className={printed.platform}>{config.productName}</p>
        <StatusHead order={order} onTimeUp={reload}>
          <div className={printed.actions}>
            <OrderActionBar
              order={order}
              onForm={forms.open}
              onTrack={() => delivery.current?.focus()}
              study={(isMain) => <Study order={order} isMain={isMain} />}
            />
          </div>
        </StatusHead>
        {order.hidden === true && (
          <p className={css.hidden} role="status">
            订单已从“我的订单”删除，在“全部订单”中仍可查看
          </p>
        )}
      </div>
      <OrderForms forms={forms} order={order} className={css.section} onClose={forms.close} />
      {order.evaluation && (
        <Section title="我的评价">
          <ul className={css.evaluation}>
            <EvaluationItem evaluation={order.evaluation} />
          </ul>
        </Section>
      )}
      {order.agreement_state && (
        <Section title="学习协议">
          <AgreementSummary courseId={order.course.id} courseTitle={order.course.title} state={order.agreement_state} />
        </Section>
      )}
      {order.refund && (
        <Section title="退款进度" isPrinted>
          <RefundProgress refund={order.refund} order={order} />
        </Section>
      )}
      {isDelivered && (
        <div ref={delivery} className={css.focusable} tabIndex={-1}>
          <Section title="物流信息">
            <Delivery order={order} />
          </Section>
        </div>
      )}
      <Section title="课程与价格" isPrinted>
        <div className={css.purchase}>
          <CourseRow course={order.course} />
          <div className={css.price}>
            <PriceLines lines={order.lines} amount={order.amount} label={amountName(order)} />
          </div>
        </div>
      </Section>
      <div className={classNames(css.columns, printed.columns, printed.paper)}>
        <Section title="订单信息">
          <OrderFacts order={order} />
        </Section>
        <Section title="订单进度">
          <Timeline order={order} />
        </Section>
      </div>
    </div>
  )
}
