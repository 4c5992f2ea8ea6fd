import type { Coupon } from '@xhkt/contract'
import { dateText } from '@xhkt/kit/format'
import { Button } from '@xhkt/kit/ui/button'
import { classNames } from '@xhkt/kit/ui/class-names'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { amountText, thresholdText } from '@xhkt/kit/rules/coupon'
import { useCoupon } from './use-coupon.ts'
import css from './coupon-card.module.css'

/** A coupon: amount, threshold, scope, end, and its button. */
export function CouponCard({ coupon }: { coupon: Coupon }) {
  const { text, isOpen, isGone, button } = useCoupon(coupon)
  return (
    <div className={classNames(css.card, isGone && css.gone)}>
      <div className={css.worth}>
        <span className={css.amount}>{amountText(coupon.amount)}</span>
        <span className={css.threshold}>{thresholdText(coupon)}</span>
      </div>
      <div className={css.facts}>
        <p className={css.name} title={coupon.name}>
          {coupon.name}
        </p>
        <p className={css.fact} title={coupon.scope}>
          {coupon.scope}
        </p>
        <p className={css.fact}>有效期至 {dateText(coupon.ends_at)}</p>
      </div>
      <Button className={css.button} size="sm" variant={isOpen ? 'price' : 'default'} {...button}>
        {text}
        <VisuallyHidden>{coupon.name}</VisuallyHidden>
      </Button>
    </div>
  )
}
