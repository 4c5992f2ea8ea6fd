import type { Quote, QuotedCoupon } from '@xhkt/contract'
import { dateText } from '@xhkt/kit/format'
import { amountText, thresholdText } from '@xhkt/kit/rules/coupon'
import { noCoupon } from '../../model/order-draft.ts'
import { ChoiceBox } from '@xhkt/kit/ui/choice-box'
import { Fold } from '@xhkt/kit/ui/fold'
import css from './coupon-choice.module.css'

interface CouponChoiceProps {
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

/** The learner's coupons: the usable ones to choose from, the others folded, each with its reason. */
export function CouponChoice({ price: { quote, isCurrent }, chosen, onChoose }: CouponChoiceProps) {
  const usable = quote.coupons.filter((coupon) => coupon.usable)
  const unusable = quote.coupons.filter((coupon) => !coupon.usable)
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
