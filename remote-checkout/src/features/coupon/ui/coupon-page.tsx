import { useSearchParams } from '@xhkt/platform/router'
import { couponCodeFrom } from '../model/coupon-code.ts'
import { CouponCollection } from './coupon-collection.tsx'
import { IncompleteLink, UnknownCoupon } from './unknown-coupon.tsx'

export default function CouponPage() {
  const [params] = useSearchParams()
  const couponCode = couponCodeFrom(params)
  if (couponCode === '') return <IncompleteLink />
  return couponCode ? <CouponCollection key={couponCode} couponCode={couponCode} /> : <UnknownCoupon />
}
