import type { Coupon } from '@xhkt/contract'
import { CouponCard } from './coupon-card.tsx'
import css from './coupon-list.module.css'

/** Coupons to collect. They must come from a cached answer: collecting changes them there. */
export function CouponList({ coupons, label }: { coupons: readonly Coupon[]; label: string }) {
  return (
    <ul className={css.list} aria-label={label}>
      {coupons.map((coupon) => (
        <li key={coupon.coupon_code}>
          <CouponCard coupon={coupon} />
        </li>
      ))}
    </ul>
  )
}
