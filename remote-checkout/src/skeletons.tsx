import { Bone, rows } from '@xhkt/kit/ui/bone'
import { classNames } from '@xhkt/kit/ui/class-names'
import { courseRow } from '@xhkt/kit/ui/course-skeletons'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { bones, sizes } from '@xhkt/kit/ui/skeleton-bones'
import view from './sizes.module.css'
import css from './skeletons.module.css'

export { GroupSkeleton } from './group-skeleton.tsx'
export { PaySkeleton } from './pay-skeleton.tsx'
export { PaymentSkeleton } from './payment-skeleton.tsx'

export const OrderSkeleton = () => (
  <Skeleton name="order">
    <Bone as={bones.title} />
    <div className={classNames(bones.card, css.order)}>
      {courseRow(0)}
      {rows(3, css.priceRow)}
      <Bone as={classNames(sizes.action, css.orderAction)} />
    </div>
  </Skeleton>
)

export const StatusSkeleton = () => (
  <Skeleton name="status">
    <div className={classNames(bones.card, view.status, css.status)}>
      <Bone as={classNames(view.mark, css.sign)} />
      <Bone as={bones.title} />
      <Bone as={css.statusLine} />
      <Bone as={sizes.action} />
    </div>
  </Skeleton>
)

export const CouponSkeleton = () => (
  <Skeleton name="coupon">
    <Bone as={bones.title} />
    <div className={classNames(bones.card, view.coupon, css.coupon)}>
      <Bone as={classNames(view.ticket, css.ticket)} />
      <Bone as={bones.title} />
      <Bone as={sizes.action} />
    </div>
  </Skeleton>
)
