import type { CouponDetail } from '@xhkt/contract'
import { couponState } from '@xhkt/contract/constants'
import { momentText } from '@xhkt/kit/format'
import { amountText } from '@xhkt/kit/learning/coupon'

interface Outcome {
  title: string
  description: string
}

/** How a coupon stands for the learner. `now` is in 10-digit seconds. */
export function couponText({ state, amount, left, begins_at, use }: CouponDetail, now: number): Outcome {
  if (use === 'used') return { title: '已使用', description: '这张优惠券已用于您的订单，您可以看看其他优惠' }
  if (use === 'held') return { title: '待付款订单占用中', description: '优惠券已用于您的待付款订单，取消订单后退回' }
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
