import { useSearchParams } from '@xhkt/platform/router'
import { CouponCollection } from './coupon-collection.tsx'
import { IncompleteLink, UnknownCoupon } from './unknown-coupon.tsx'

/** The coupon of the address: empty when it names none, null for anything that the contract would refuse. */
function couponCodeFrom(params: URLSearchParams): string | null {
  const value = params.get('coupon_code') ?? ''
  return value === '' || /^[A-Z0-9]{4,20}$/.test(value) ? value : null
}

export default function CouponPage() {
  const [params] = useSearchParams()
  const couponCode = couponCodeFrom(params)
  if (couponCode === '') return <IncompleteLink />
  return couponCode ? <CouponCollection key={couponCode} couponCode={couponCode} /> : <UnknownCoupon />
}
