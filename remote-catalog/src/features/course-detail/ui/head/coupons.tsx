import type { Coupon } from '@xhkt/contract'
import { dateText } from '@xhkt/kit/format'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { amountText, thresholdText } from '@xhkt/kit/rules/coupon'
import { useCoupon } from '../../../../common/coupons/use-coupon.ts'
import css from './coupons.module.css'

function CouponChip({ coupon }: { coupon: Coupon }) {
  const { text, button } = useCoupon(coupon)
  const title = `${coupon.name}，${coupon.scope}，有效期至 ${dateText(coupon.ends_at)}`
  return (
    <button type="button" className={css.chip} title={title} {...button}>
      <span className={css.worth}>
        {amountText(coupon.amount)} {thresholdText(coupon)}
      </span>
      <span className={css.state}>{text}</span>
      <VisuallyHidden>{coupon.name}</VisuallyHidden>
    </button>
  )
}

/** The coupons of the course, each as a chip. */
export function Coupons({ coupons }: { coupons: Coupon[] }) {
  if (coupons.length === 0) return null
  return (
    <div className={css.row}>
      <span className={css.label}>优惠券</span>
      <ul className={css.list} aria-label="优惠券">
        {coupons.map((coupon) => (
          <li key={coupon.coupon_code}>
            <CouponChip coupon={coupon} />
          </li>
        ))}
      </ul>
    </div>
  )
}
