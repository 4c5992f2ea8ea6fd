import type { CourseDetail } from '@xhkt/shared/contract'
import { Button } from '@xhkt/shared/ui/button'
import { Skeleton } from '@xhkt/shared/ui/skeleton'
import { ErrorView } from '@xhkt/shared/ui/state-view'
import { isUnknown } from '../../model/address.ts'
import { useCourse } from '../../model/use-course.ts'
import { usePayCourse } from '../../model/use-pay-course.ts'
import { UnknownCourse } from '../dead-ends.tsx'
import page from '../page.module.css'
import { CourseRow } from './course-row.tsx'
import { OwnedView } from './owned-view.tsx'
import { PriceLines } from './price-lines.tsx'
import css from './confirm-order.module.css'

const payLabel = ({ price, pending_order_no }: CourseDetail): string => {
  if (price === 0) return '立即学习'
  return pending_order_no ? '去支付' : '提交订单'
}

/** The order before it is made: what it is, what it costs, and one button. */
export function ConfirmOrder({ courseId }: { courseId: string }) {
  const { data: course, error, isFetching, refetch } = useCourse(courseId)
  const { pay, paying, owned } = usePayCourse(courseId)
  if (!course) {
    if (isUnknown(error)) return <UnknownCourse />
    if (error) return <ErrorView page error={error} onRetry={() => void refetch()} retrying={isFetching} />
    return <Skeleton kind="order" />
  }
  if (owned || (course.owned && !paying)) return <OwnedView course={course} />
  return (
    <section aria-labelledby="order-title">
      <h1 id="order-title" className={page.heading}>
        确认订单
      </h1>
      <div className={page.card}>
        <CourseRow course={course} />
        <PriceLines price={course.price} oldPrice={course.old_price} />
        <div className={css.foot}>
          {course.pending_order_no && <p className={css.notice}>您有一笔该课程的待付款订单，点击“去支付”继续付款</p>}
          <Button variant="price" size="lg" onClick={pay} loading={paying}>
            {payLabel(course)}
          </Button>
        </div>
      </div>
    </section>
  )
}
