import type { MyCoupon } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { dateText } from '@xhkt/kit/format'
import { amountText, heldCouponText, thresholdText } from '@xhkt/kit/rules/coupon'
import { couponCoursesPath } from '@xhkt/kit/rules/coupon-courses-path'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Tag } from '@xhkt/kit/ui/tag'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { useNowSelector } from '@xhkt/platform/api'
import { tallLink } from '@xhkt/kit/ui/tall-link'
import { timeLeftText } from '../model/coupon-tabs.ts'
import sizes from '../../../common/ticket-sizes.module.css'
import css from './coupon-item.module.css'

function Way({ coupon }: { coupon: MyCoupon }) {
  const name = <VisuallyHidden>{coupon.name}</VisuallyHidden>
  switch (coupon.use) {
    case 'usable':
      return (
        <ButtonLink variant="primary" size="sm" href={couponCoursesPath(coupon.course_id, coupon.category_id)}>
          去使用
          {name}
        </ButtonLink>
      )
    case 'held':
      return (
        <ButtonLink variant="price" size="sm" href={paths.payAgain(coupon.order_no)}>
          去支付
          {name}
        </ButtonLink>
      )
    case 'used':
      return (
        <ButtonLink size="sm" href={paths.order(coupon.order_no)}>
          查看订单
          {name}
        </ButtonLink>
      )
    case 'expired':
      return <span className={css.over}>已过期</span>
    case 'unknown':
      return <span className={css.over}>状态未知</span>
  }
}

/** A coupon of the learner: its worth, what it fits, until when, and the next step. */
export function CouponItem({ coupon }: { coupon: MyCoupon }) {
  const { name, amount, scope, ends_at, use } = coupon
  const isOver = use === 'used' || use === 'expired'
  const left = useNowSelector((now) => (isOver ? '' : timeLeftText(ends_at, now)), 60_000)
  const heldText = useNowSelector((now) => heldCouponText(coupon, now), 60_000)
  return (
    <li className={classNames(sizes.ticket, css.coupon, isOver && css.gone)} aria-label={name}>
      <div className={css.worth}>
        <strong className={css.amount}>{amountText(amount)}</strong>
        <span>{thresholdText(coupon)}</span>
      </div>
      <div className={css.terms}>
        <p className={css.name} title={name}>
          {name}
        </p>
        <p className={css.fact}>
          适用：<a className={tallLink} href={couponCoursesPath(coupon.course_id, coupon.category_id)}>{scope}</a>
        </p>
        <p className={css.fact}>
          有效期至 {dateText(ends_at)} {left && <Tag tone="warning">即将到期，{left}</Tag>}
        </p>
        {use === 'held' && <p className={css.fact}>{heldText}</p>}
      </div>
      <Way coupon={coupon} />
    </li>
  )
}
