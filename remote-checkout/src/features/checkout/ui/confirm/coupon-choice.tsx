import type { CourseDetail, Quote, QuotedCoupon } from '@xhkt/contract'
import { couponState } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { dateText } from '@xhkt/kit/format'
import { amountText, thresholdText } from '@xhkt/kit/rules/coupon'
import { noCoupon } from '../../model/order-draft.ts'
import { ChoiceBox } from '@xhkt/kit/ui/choice-box'
import { Fold } from '@xhkt/kit/ui/fold'
import { tallLink } from '@xhkt/kit/ui/tall-link'
import css from './coupon-choice.module.css'

interface CouponChoiceProps {
  course: CourseDetail
  price: { quote: Quote; isCurrent: boolean }
  /** What the learner chose; undefined: the server's choice. */
  chosen: string | undefined
  onChoose: (couponCode: string) => void
}

function CouponText({ coupon }: { coupon: QuotedCoupon }) {
  return (
    <span className={css.text}>
      <span>
        <strong className={css.amount}>{amountText(coupon.amount)}</strong>
        {coupon.name}
      </span>
      <span className={css.fact}>
        {thresholdText(coupon)} · {coupon.scope} · <span className={css.end}>有效期至 {dateText(coupon.ends_at)}</span>
      </span>
    </span>
  )
}

/**
 * The learner's coupons: the usable ones to choose from, the others folded, each with its reason. A link leads to those of the course that
 * can still be collected; no coupon applies to a group price.
 */
export function CouponChoice({ course, price: { quote, isCurrent }, chosen, onChoose }: CouponChoiceProps) {
  const usable = quote.coupons.filter((coupon) => coupon.usable)
  const unusable = quote.coupons.filter((coupon) => !coupon.usable)
  const collectable = quote.group !== '' ? 0 : course.coupons.filter(({ state, use }) => state === couponState.available && !use).length
  // Once the quote is current, the server's coupon counts: the chosen one may have expired.
  const current = (isCurrent ? undefined : chosen) ?? (quote.coupon_code || noCoupon)
  const radio = (value: string) => ({ name: 'coupon', checked: current === value, onChange: () => onChoose(value) })
  return (
    <fieldset className={css.coupons}>
      <legend className={css.legend}>优惠券</legend>
      {usable.length === 0 && <p className={css.none}>{unusable.length === 0 ? '您还没有优惠券' : '没有可用于本订单的优惠券'}</p>}
      {usable.map((coupon) => (
        <ChoiceBox key={coupon.coupon_code} radio={radio(coupon.coupon_code)}>
          <CouponText coupon={coupon} />
        </ChoiceBox>
      ))}
      {usable.length > 0 && <ChoiceBox radio={radio(noCoupon)}>不使用优惠券</ChoiceBox>}
      {collectable > 0 && (
        <p className={css.none}>
          <a className={tallLink} href={paths.course(course.id)}>
            去课程页领取优惠券（{collectable} 张）
          </a>
        </p>
      )}
      {unusable.length > 0 && (
        <Fold summary={`${unusable.length} 张不可用`}>
          <ul className={css.list}>
            {unusable.map((coupon) => (
              <li key={coupon.coupon_code}>
                <ChoiceBox closed aside={<span className={css.reason}>{coupon.reason}</span>}>
                  <CouponText coupon={coupon} />
                </ChoiceBox>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </fieldset>
  )
}
