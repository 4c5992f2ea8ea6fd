import type { CouponDetail } from '@xhkt/contract'
import { couponState } from '@xhkt/contract/constants'
import { momentText } from '@xhkt/kit/format'
import { amountText, heldCouponText, spentCoupon } from '@xhkt/kit/rules/coupon'

interface Outcome {
  title: string
  description: string
}

/** The state of a coupon for the learner, in words. `now` is in 10-digit seconds. */
export function couponText(coupon: CouponDetail, now: number): Outcome {
  const { state, amount, left, begins_at, use } = coupon
  if (use === 'used') return { title: spentCoupon.used, description: '这张优惠券已用于您的订单，您可以看看其他优惠' }
  if (use === 'held') return { title: spentCoupon.held, description: heldCouponText(coupon, now) }
  switch (state) {
    case couponState.available:
      return { title: `领取后，下单立减 ${amountText(amount)}`, description: `每人限领 1 张，还剩 ${left} 张，领完为止` }
    case couponState.collected:
      return { title: '已领取', description: '优惠券已放入您的账户，下单时即可使用' }
    case couponState.soldOut:
      return { title: '已领完', description: '来晚了，优惠券已被领完，您可以看看其他课程' }
    case couponState.expired:
      return { title: '已过期', description: '优惠券已过有效期，您可以看看其他课程' }
    case couponState.notBegun:
      return { title: '即将开始', description: `${momentText(begins_at, now)} 开始领取，到时在本页即可领取` }
    default:
      return { title: '优惠券状态未知', description: '暂时无法领取，请稍后刷新页面查看' }
  }
}
