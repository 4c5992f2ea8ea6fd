import { useSearchParams } from '@xhkt/platform/router'
import { idFrom } from '@xhkt/kit/query/id-from'
import { groupFrom } from '../../model/address.ts'
import { ConfirmOrder } from './confirm-order.tsx'
import { LazyRefusedView } from './lazy-refused-view.tsx'

export default function OrderConfirmPage() {
  const [params] = useSearchParams()
  const courseId = idFrom(params, 'course_id')
  const group = groupFrom(params)
  return courseId ? <ConfirmOrder key={`${courseId}-${group ?? ''}`} courseId={courseId} group={group} /> : <LazyRefusedView />
}
