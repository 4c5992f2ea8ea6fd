import type { CouponDetail } from '@xhkt/contract'
import { couponState } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { dateText, formatDuration } from '@xhkt/kit/format'
import { amountText, thresholdText } from '@xhkt/kit/rules/coupon'
import { couponCoursesPath } from '@xhkt/kit/rules/coupon-courses-path'
import { useCountdown } from '@xhkt/kit/time/use-countdown'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { classNames } from '@xhkt/kit/ui/class-names'
import { focusAncestorOnUnmount } from '@xhkt/kit/ui/focus-ancestor'
import { useNow } from '@xhkt/platform/api'
import { CourseRow } from '@xhkt/kit/ui/course-row'
import page from '../../../common/page.module.css'
import { couponText } from '../model/coupon-text.ts'
import sizes from '../../../sizes.module.css'
import css from './coupon-view.module.css'

interface CouponViewProps {
  coupon: CouponDetail
  collect: () => void
  collecting: boolean
}

function Ticket({ coupon }: { coupon: CouponDetail }) {
  const isGone = coupon.use === 'used' || coupon.state === couponState.soldOut || coupon.state === couponState.expired
  return (
    <div className={classNames(sizes.ticket, css.ticket, isGone && css.gone)}>
      <div className={css.worth}>
        <strong className={css.amount}>{amountText(coupon.amount)}</strong>
        <span>{thresholdText(coupon)}</span>
      </div>
      <div className={css.terms}>
        <h2 className={css.name}>{coupon.name}</h2>
        <p className={css.fact}>
          适用范围：<a href={couponCoursesPath(coupon.course?.id, coupon.category?.id)}>{coupon.scope}</a>
        </p>
        <p className={css.fact}>有效期至：{dateText(coupon.ends_at)}</p>
      </div>
    </div>
  )
}

function Start({ at }: { at: number }) {
  const left = useCountdown(at)
  return (
    <p className={css.start} role="timer">
      距开始还有 <strong>{formatDuration(left)}</strong>
    </p>
  )
}

/** A link to the order that has used or holds the coupon. */
function Spent({ use, orderNo }: { use: 'used' | 'held'; orderNo: string }) {
  return (
    <div className={css.ways}>
      {use === 'held' ? (
        <ButtonLink variant="price" size="lg" href={paths.payAgain(orderNo)}>
          去支付
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" size="lg" href={paths.order(orderNo)}>
          查看订单
        </ButtonLink>
      )}
      <ButtonLink size="lg" href={paths.coupons}>
        我的优惠券
      </ButtonLink>
    </div>
  )
}

function Action({ coupon, collect, collecting }: CouponViewProps) {
  const { use, order_no } = coupon
  if (order_no !== undefined && (use === 'used' || use === 'held')) return <Spent use={use} orderNo={order_no} />
  switch (coupon.state) {
    case couponState.available:
      return (
        <span ref={focusAncestorOnUnmount}>
          <Button variant="price" size="lg" onClick={collect} loading={collecting}>
            领取
          </Button>
        </span>
      )
    case couponState.collected:
      return (
        <ButtonLink variant="primary" size="lg" href={couponCoursesPath(coupon.course?.id, coupon.category?.id)}>
          去使用
        </ButtonLink>
      )
    case couponState.notBegun:
      return <Start at={coupon.begins_at} />
    default:
      return <AllCoursesLink size="lg" />
  }
}

/** A coupon, how it stands for the learner, and what they can do. */
export function CouponView({ coupon, collect, collecting }: CouponViewProps) {
  const { title, description } = couponText(coupon, useNow(60_000))
  return (
    <>
      <h1 className={page.heading}>领取优惠券</h1>
      <section className={classNames(sizes.coupon, css.card)} tabIndex={-1} aria-label={coupon.name}>
        <Ticket coupon={coupon} />
        <div role="status">
          <p className={page.outcome}>{title}</p>
          <p className={page.meaning}>{description}</p>
        </div>
        <Action coupon={coupon} collect={collect} collecting={collecting} />
      </section>
      {coupon.course && (
        <section className={css.course} aria-label="适用课程">
          <CourseRow course={coupon.course} />
        </section>
      )}
    </>
  )
}
