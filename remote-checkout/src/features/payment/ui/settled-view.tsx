import { ButtonLink } from '@xhkt/shared/ui/button'
import { EmptyView } from '@xhkt/shared/ui/state-view'
import type { Phase } from '../model/payment-state.ts'
import { ToCourses, ToMyCourses } from './dead-ends.tsx'

const texts: Partial<Record<Phase, { title: string; description: string }>> = {
  cancelled: { title: '订单已取消', description: '订单已取消或超时未支付。如已付款，款项将原路退回' },
  refunded: { title: '订单已进入退款', description: '款项将原路退回，请以微信的到账通知为准' },
}

/** An order that cannot be paid any more, with a way on. */
export function SettledView({ phase, courseId }: { phase: Phase; courseId: string | undefined }) {
  const text = texts[phase]
  if (!text) return null
  const again = courseId ? (
    <ButtonLink variant="primary" href={`/payment?course_id=${courseId}`}>
      重新下单
    </ButtonLink>
  ) : (
    <ToCourses />
  )
  return (
    <div role="status">
      <EmptyView page {...text} action={phase === 'cancelled' ? again : <ToMyCourses />} />
    </div>
  )
}
