import type { Coupon } from '@xhkt/shared/contract'
import { VisuallyHidden } from '@xhkt/shared/ui/visually-hidden'
import { amountText, stateText, thresholdText } from '../../../../kit/coupons/coupon-text.ts'
import { useCollect } from '../../../../kit/coupons/use-collect.ts'
import { dateText } from '../../../../kit/moment-text.ts'
import { useNow } from '../../../../kit/use-now.ts'
import css from './coupons.module.css'

function CouponChip({ coupon, now }: { coupon: Coupon; now: number }) {
  const collect = useCollect(coupon.coupon_code)
  const text = stateText(coupon, now)
  const isOpen = text === '领取'
  return (
    <button
      type="button"
      className={css.chip}
      title={`${coupon.name}，${coupon.scope}，有效期至 ${dateText(coupon.ends_at)}`}
      // Not `disabled`: that would drop the focus of whoever has just pressed it.
      aria-disabled={isOpen ? undefined : true}
      onClick={() => isOpen && void collect()}
    >
      <span className={css.worth}>
        {amountText(coupon.amount)} {thresholdText(coupon)}
      </span>
      <span className={css.state}>{text}</span>
      <VisuallyHidden>{coupon.name}</VisuallyHidden>
    </button>
  )
}

/** The coupons that can be collected for the course, each as one chip. */
export function Coupons({ coupons }: { coupons: Coupon[] }) {
  const now = useNow(60_000)
  if (coupons.length === 0) return null
  return (
    <div className={css.row}>
      <span className={css.label}>优惠券</span>
      <ul className={css.list} aria-label="优惠券">
        {coupons.map((coupon) => (
          <li key={coupon.coupon_code}>
            <CouponChip coupon={coupon} now={now} />
          </li>
        ))}
      </ul>
    </div>
  )
}
