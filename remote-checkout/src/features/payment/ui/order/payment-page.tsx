import { useSearchParams } from '@xhkt/shared/router'
import { idFrom } from '../../model/address.ts'
import { UnknownCourse } from '../dead-ends.tsx'
import { ConfirmOrder } from './confirm-order.tsx'

export default function PaymentPage() {
  const [params] = useSearchParams()
  const courseId = idFrom(params, 'course_id')
  return courseId ? <ConfirmOrder key={courseId} courseId={courseId} /> : <UnknownCourse />
}
