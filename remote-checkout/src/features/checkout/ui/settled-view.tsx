import type { Order } from '@xhkt/contract'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import * as paths from '@xhkt/contract/paths'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { MyCoursesLink } from '../../../common/my-courses-link.tsx'
import type { SettledPhase } from '../model/payment-state.ts'
import { settledText } from '../model/settled-text.ts'

/** After a group the learner returns to the course page, which has groups to join. */
function BuyAgainLink({ order }: { order: Order | undefined }) {
  if (!order) return <AllCoursesLink />
  const { course, group } = order
  return (
    <ButtonLink variant="primary" href={group ? paths.course(course.id) : paths.payment(course.id)}>
      {group ? '返回课程' : '再次购买'}
    </ButtonLink>
  )
}

/** A link to the order, which shows what has happened, and where its money is. */
const OrderLink = ({ order }: { order: Order | undefined }) =>
  order ? <ButtonLink href={paths.order(order.order_no)}>查看订单</ButtonLink> : <MyCoursesLink />

/** An order that can no longer be paid, with a way on. */
export function SettledView({ phase, order }: { phase: SettledPhase; order: Order | undefined }) {
  const { title, description, again } = settledText(phase, order)
  return (
    <div role="status">
      <EmptyView
        page
        title={title}
        description={description}
        action={
          <>
            {again && <BuyAgainLink order={order} />}
            <OrderLink order={order} />
          </>
        }
      />
    </div>
  )
}
