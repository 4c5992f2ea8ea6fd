import type { SharedOrder } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { OrderBadge } from '@xhkt/kit/order/order-badge'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { CourseRow } from '@xhkt/kit/ui/course-row'
import { requestLogin, useAuth } from '@xhkt/platform/auth'
import css from './strangers-order.module.css'

/** What everybody may see of an order. The buyer may be logged out on this device. */
export function StrangersOrder({ order }: { order: SharedOrder }) {
  const isVisitor = useAuth(({ token }) => token === null)
  return (
    <div className={css.order}>
      <OrderBadge order={order} size="lg" />
      <CourseRow course={order.course} />
      <div className={css.actions}>
        <ButtonLink variant="primary" href={paths.course(order.course.id)}>
          查看课程
        </ButtonLink>
        {isVisitor && (
          <>
            <Button onClick={() => void requestLogin()}>登录</Button>
            <span className={css.hint}>如果这是您的订单，登录后可以查看详情</span>
          </>
        )}
      </div>
    </div>
  )
}
