import type { Coupon } from '@xhkt/contract'
import { useNow } from '../use-now.ts'
import { useCollect } from './use-collect.ts'

const words: Record<Coupon['state'], string> = { 0: '领取', 1: '已领取', 2: '已领完', 3: '已过期' }

/** The state of a coupon in words, and the props of its button. Only 领取 can be pressed. */
export function useCoupon({ coupon_code, state, ends_at }: Coupon) {
  const collect = useCollect(coupon_code)
  const now = useNow(60_000)
  const present = ends_at <= now ? 3 : state
  const isOpen = present === 0
  return {
    text: words[present],
    isOpen,
    isGone: present >= 2,
    // Not `disabled`: the button would lose the focus right after the press.
    button: { 'aria-disabled': isOpen ? undefined : true, onClick: () => void (isOpen && collect()) } as const,
  }
}
