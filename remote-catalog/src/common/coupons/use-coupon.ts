import type { Coupon } from '@xhkt/contract'
import { useNow } from '@xhkt/platform/api'
import { couponState } from '@xhkt/contract/constants'
import { unknownState } from '@xhkt/contract/unknown-state'
import { spentCoupon } from '@xhkt/kit/rules/coupon'
import { useCollect } from './use-collect.ts'

const words: Record<Coupon['state'], string> = {
  [couponState.available]: '领取',
  [couponState.collected]: '已领取',
  [couponState.soldOut]: '已领完',
  [couponState.expired]: '已过期',
  [unknownState]: '暂不可领',
}

/** The state of a coupon in words, and the props of its button. Only 领取 can be pressed. */
export function useCoupon({ coupon_code, state, ends_at, use }: Coupon) {
  const collect = useCollect(coupon_code)
  const now = useNow(60_000)
  const present = ends_at <= now ? couponState.expired : state
  const spent = use === 'held' || use === 'used' ? use : null
  const isOpen = present === couponState.available && !spent
  return {
    text: spent ? spentCoupon[spent] : words[present],
    isOpen,
    isGone: use === 'used' || present === couponState.soldOut || present === couponState.expired,
    // Not `disabled`: the button would lose the focus right after the press.
    button: { 'aria-disabled': isOpen ? undefined : true, onClick: () => isOpen && collect() } as const,
  }
}
