import type { ListedOrder } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { awaitsAddress } from '@xhkt/contract/transitions/order-actions'
import { formatDate } from '@xhkt/platform/date'
import { OrderBadge } from '@xhkt/kit/order/order-badge'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { Row } from '@xhkt/kit/ui/row'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import * as words from '@xhkt/kit/words'
import box from '../../../common/rows/box.module.css'

/** A course that was redeemed, with its next step: the address, or studying. */
export function RedeemedItem({ order }: { order: ListedOrder }) {
  const { order_no, course, created_at, status, begun } = order
  const needsAddress = status === orderStatus.delivering && awaitsAddress(order)
  const name = <VisuallyHidden>{course.title}</VisuallyHidden>
  const actions = (
    <>
      {needsAddress ? (
        <ButtonLink variant="primary" size="sm" href={paths.redeemDelivery(order_no)}>
          填写收货地址
          {name}
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" size="sm" href={paths.lesson(course.id)}>
          {begun ? words.continueLearning : words.startLearning}
          {name}
        </ButtonLink>
      )}
      <ButtonLink variant="text" size="sm" href={paths.order(order_no)}>
        订单详情
        {name}
      </ButtonLink>
    </>
  )
  return (
    <Row as="li" cover={course.cover} title={course.title} href={paths.course(course.id)} actions={actions}>
      <p className={box.facts}>
        <OrderBadge order={order} />
        <span>兑换于 {formatDate(created_at)}</span>
      </p>
    </Row>
  )
}
