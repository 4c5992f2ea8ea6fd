import { useState } from 'react'
import type { ListedOrder } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { formatFen } from '@xhkt/kit/format'
import { amountName } from '@xhkt/kit/order/amount-name'
import { OrderActionBar } from '@xhkt/kit/order/order-action-bar'
import { OrderBadge } from '@xhkt/kit/order/order-badge'
import { OrderForms } from '@xhkt/kit/order/order-forms'
import { useOpenForms } from '@xhkt/kit/order/use-open-forms'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { CopyText } from '@xhkt/kit/ui/copy-text'
import { Row } from '@xhkt/kit/ui/row'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import * as words from '@xhkt/kit/words'
import { Time } from '@xhkt/kit/ui/time'
import { useOrderActions } from '@xhkt/kit/order/use-order-actions'
import { UndoRow } from '../../../common/rows/undo-row.tsx'
import box from '../../../common/rows/box.module.css'
import { useKeptFocus } from '../../../common/rows/use-kept-focus.ts'
import { ListedFacts } from './order-facts.tsx'
import { Tracking } from './tracking.tsx'
import css from './order-item.module.css'

/** Replaces an order that the learner has just deleted. */
function DeletedItem({ order: { order_no, course } }: { order: ListedOrder }) {
  const { restore } = useOrderActions(order_no)
  const text = `“${course.title}”的订单已删除，在“全部订单”中仍可查看`
  return <UndoRow text={text} what={`删除 ${course.title}`} onUndo={restore.start} busy={restore.busy} />
}

interface Props {
  order: ListedOrder
  /** Whether 撤销 replaces a deleted order. */
  undo?: boolean
  /** Called when the time to pay is over. */
  onTimeUp: () => void
}

const Study = ({ order: { course, begun }, isMain }: { order: ListedOrder; isMain: boolean }) => (
  <ButtonLink variant={isMain ? 'primary' : 'default'} size="sm" href={paths.lesson(course.id)}>
    {begun ? words.continueLearning : words.startLearning}
    <VisuallyHidden>{course.title}</VisuallyHidden>
  </ButtonLink>
)

/** An order in a list, with everything that its status allows in place (docs/product/orders.md#order-actions). */
export function OrderItem({ order, undo = false, onTimeUp }: Props) {
  const { order_no, course, amount, created_at } = order
  const isHidden = order.hidden === true
  const forms = useOpenForms(order)
  const [isTracking, setTracking] = useState(false)
  const { ref, focusActions } = useKeptFocus(isHidden)
  const closeForm = () => {
    forms.close()
    focusActions()
  }
  const closeTracking = () => {
    setTracking(false)
    focusActions()
  }
  const price = (
    <span className={css.amount}>
      <span className={css.amountName}>{amountName(order)}</span>
      {formatFen(amount)}
    </span>
  )
  if (isHidden && undo) {
    return (
      <li ref={ref}>
        <DeletedItem order={order} />
      </li>
    )
  }
  return (
    <li ref={ref} className={css.item} aria-label={course.title}>
      <div className={css.head}>
        <Time at={created_at} />
        <span className={css.number}>
          订单编号 <CopyText name="订单编号" text={order_no} />
        </span>
        <span className={css.status}>
          <OrderBadge order={order} />
        </span>
      </div>
      <div className={css.body}>
        <Row cover={course.cover} title={course.title} href={paths.course(course.id)} actions={price}>
          <ListedFacts order={order} onTimeUp={onTimeUp} />
        </Row>
        <div className={box.foot} data-actions>
          <OrderActionBar
            order={order}
            listed
            study={(isMain) => <Study order={order} isMain={isMain} />}
            onForm={forms.open}
            onTrack={() => setTracking(!isTracking)}
          />
          <ButtonLink variant="text" size="sm" href={paths.order(order_no)}>
            订单详情
            <VisuallyHidden>{course.title}</VisuallyHidden>
          </ButtonLink>
        </div>
        <OrderForms forms={forms} order={order} className={css.part} onClose={closeForm} />
        {isTracking && (
          <div className={css.part}>
            <Tracking orderNo={order_no} onClose={closeTracking} />
          </div>
        )}
      </div>
    </li>
  )
}
