import { useState } from 'react'
import type { CourseDetail } from '@xhkt/contract'
import { CourseNotFound } from '@xhkt/kit/ui/course-not-found'
import { useErrorToast } from '@xhkt/kit/query/use-error-toast'
import { Button } from '@xhkt/kit/ui/button'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { isFor, type Purchase, purchaseOf } from '../../model/purchase.ts'
import { useCourse } from '@xhkt/kit/learning/use-course'
import { useOrder } from '@xhkt/kit/order/use-order'
import { usePayCourse } from '../../model/use-pay-course.ts'
import page from '../../../../kit/page.module.css'
import { CourseRow } from '@xhkt/kit/ui/course-row'
import { PriceLines } from './price-lines.tsx'
import { PurchaseNote } from './purchase-note.tsx'
import { RefusedView } from './refused-view.tsx'
import { OrderSkeleton } from '../../../../skeletons.tsx'
import css from './confirm-order.module.css'

interface ConfirmOrderProps {
  courseId: string
  /** `new`, a group's id, null (malformed), or undefined (alone). */
  group: string | null | undefined
}

/** The order before it is made: course, price, and one button. */
export function ConfirmOrder({ courseId, group }: ConfirmOrderProps) {
  const query = useCourse(courseId)
  const { pay, paying, refusal } = usePayCourse(courseId, group ?? undefined)
  const [ordered, setOrdered] = useState<CourseDetail>()
  // The learner's own payment changes the course while the page is still shown.
  const shown = paying ? { ...query, data: ordered, error: null } : query
  return (
    <ReadView page query={shown} loading={<OrderSkeleton />} notFound={<CourseNotFound />}>
      {(course) => {
        if (refusal) return <RefusedView why={refusal} course={course} />
        const purchase = purchaseOf(course, group)
        if (purchase.kind === 'refused') return <RefusedView why={purchase.why} course={course} />
        const order = () => {
          setOrdered(course)
          pay()
        }
        return <Order course={course} purchase={purchase} group={group ?? undefined} pay={order} paying={paying} />
      }}
    </ReadView>
  )
}

interface OrderProps {
  course: CourseDetail
  purchase: Exclude<Purchase, { kind: 'refused' }>
  group: string | undefined
  pay: () => void
  paying: boolean
}

const savings = { alone: '优惠', group: '拼团优惠', renewal: '续费优惠' } as const

function Order({ course, purchase, group, pay, paying }: OrderProps) {
  const pendingRead = useOrder(course.pending_order_no)
  useErrorToast(pendingRead, '待付款订单')
  const { data: pending } = pendingRead
  const replaces = pending !== undefined && !isFor(pending, group)
  const goesOn = course.pending_order_no !== '' && !replaces
  const notice = replaces ? '您有一笔该课程的待付款订单，提交后原订单自动取消' : '您有一笔该课程的待付款订单，点击“去支付”继续付款'
  const price = goesOn && pending ? Math.min(pending.amount, purchase.price) : purchase.price
  const submit = goesOn ? '去支付' : '提交订单'
  return (
    <section aria-labelledby="order-title">
      <h1 id="order-title" className={page.heading}>
        确认订单
      </h1>
      <div className={page.card}>
        <CourseRow course={course} />
        <PurchaseNote purchase={purchase} course={course} />
        <PriceLines price={price} oldPrice={Math.max(course.price, course.old_price)} saving={savings[purchase.kind]} />
        <div className={css.foot}>
          {course.pending_order_no && <p className={css.notice}>{notice}</p>}
          <Button variant="price" size="lg" onClick={pay} loading={paying}>
            {price === 0 ? '立即学习' : submit}
          </Button>
        </div>
      </div>
    </section>
  )
}
