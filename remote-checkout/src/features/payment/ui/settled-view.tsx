import type { Order } from '@xhkt/contract'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { groupState } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { groupFailed } from '../model/group-text.ts'
import type { Phase } from '../model/payment-state.ts'
import { ToMyCourses } from '../../../kit/dead-ends.tsx'

const texts: Partial<Record<Phase, { title: string; description: string }>> = {
  cancelled: { title: '订单已取消', description: '订单已取消或超时未支付。如已付款，款项将原路退回' },
  refunded: { title: '订单已进入退款', description: '款项将原路退回，请以微信的到账通知为准' },
}

/** After a group the learner returns to the course page, which has groups to join. */
function Again({ order }: { order: Order | undefined }) {
  if (!order) return <AllCoursesLink />
  const { course, group } = order
  return (
    <ButtonLink variant="primary" href={group ? paths.course(course.id) : paths.payment(course.id)}>
      {group ? '返回课程' : '重新下单'}
    </ButtonLink>
  )
}

/** An order that can no longer be paid, with a way on. */
export function SettledView({ phase, order }: { phase: Phase; order: Order | undefined }) {
  const failed = phase === 'refunded' && order?.group?.state === groupState.failed
  const text = failed ? groupFailed : texts[phase]
  if (!text) return null
  return (
    <div role="status">
      <EmptyView
        page
        {...text}
        action={
          <>
            {(failed || phase === 'cancelled') && <Again order={order} />}
            {phase !== 'cancelled' && <ToMyCourses />}
          </>
        }
      />
    </div>
  )
}
