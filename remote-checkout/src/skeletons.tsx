import { Bone, rows } from '@xhkt/kit/ui/bone'
import { classNames } from '@xhkt/kit/ui/class-names'
import { courseRow } from '@xhkt/kit/ui/course-skeletons'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { bones, PictureBone, sizes } from '@xhkt/kit/ui/skeleton-bones'
import css from './skeletons.module.css'

export const OrderSkeleton = () => (
  <Skeleton name="order">
    <Bone as={bones.title} />
    <div className={classNames(bones.card, css.order)}>
      {courseRow(0)}
      {rows(3, css.priceRow)}
      <Bone as={css.orderAction} />
    </div>
  </Skeleton>
)

export const PaymentSkeleton = () => (
  <Skeleton name="payment">
    <Bone as={bones.title} />
    <div className={classNames(bones.still, css.payment)}>
      <div>
        <div className={classNames(bones.card, css.bought)}>
          <PictureBone as={css.boughtCover} />
          <div className={css.boughtFacts}>
            <Bone as={bones.title} />
            <Bone as={bones.line} />
            <Bone as={bones.lineShort} />
          </div>
        </div>
        <div className={classNames(bones.card, bones.breathing, css.choices)} />
        <div className={classNames(bones.card, bones.breathing, css.choices)} />
      </div>
      <div className={classNames(bones.card, bones.breathing, css.price)}>
        <Bone as={bones.title} />
        {rows(3, css.priceRow)}
        <Bone as={css.submit} />
      </div>
    </div>
  </Skeleton>
)

export const StatusSkeleton = () => (
  <Skeleton name="status">
    <div className={classNames(bones.card, css.status)}>
      <Bone as={css.sign} />
      <Bone as={bones.title} />
      <Bone as={css.statusLine} />
      <Bone as={sizes.action} />
    </div>
  </Skeleton>
)

export const CouponSkeleton = () => (
  <Skeleton name="coupon">
    <Bone as={bones.title} />
    <div className={classNames(bones.card, css.coupon)}>
      <Bone as={css.ticket} />
      <Bone as={bones.title} />
      <Bone as={sizes.action} />
    </div>
  </Skeleton>
)
