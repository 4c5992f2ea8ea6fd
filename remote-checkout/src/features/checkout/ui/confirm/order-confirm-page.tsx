import { useSearchParams } from '@xhkt/platform/router'
import { idFrom } from '@xhkt/kit/query/id-from'
import { ConfirmOrder } from './confirm-order.tsx'
import { LazyRefusedView } from './lazy-refused-view.tsx'

/** Undefined: alone. `new`: a new group. An id: that group. Null: anything that the contract would refuse. */
function groupFrom(params: URLSearchParams): string | null | undefined {
  const value = params.get('group')
  if (value === null) return undefined
  return value === 'new' || /^[0-9]{1,20}$/.test(value) ? value : null
}

export default function OrderConfirmPage() {
  const [params] = useSearchParams()
  const courseId = idFrom(params, 'course_id')
  const group = groupFrom(params)
  return courseId ? <ConfirmOrder key={`${courseId}-${group ?? ''}`} courseId={courseId} group={group} /> : <LazyRefusedView />
}
