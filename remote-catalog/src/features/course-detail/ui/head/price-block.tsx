import type { CourseDetail } from '@xhkt/shared/contract'
import { Price } from '@xhkt/shared/ui/price'
import { type PriceState, priceState } from '../../model/purchase.ts'
import css from './price-block.module.css'

const labels: Record<Exclude<PriceState, 'owned'>, string> = { free: '价格', discount: '优惠价', paid: '价格' }

/** What the course costs this caller. */
export function PriceBlock({ course }: { course: CourseDetail }) {
  const state = priceState(course)
  if (state === 'owned') {
    return (
      <div className={css.block}>
        <span className={css.owned}>已购买</span>
        <span className={css.note}>全部课时都可以学习</span>
      </div>
    )
  }
  return (
    <div className={css.block}>
      <span className={css.note}>{labels[state]}</span>
      <Price fen={course.price} oldFen={course.old_price} size="lg" />
      {course.pending_order_no && <span className={css.pending}>有一笔订单待付款</span>}
    </div>
  )
}
