import { ReadView } from '@xhkt/kit/ui/read-view'
import { useCollect } from '../model/use-collect.ts'
import { useCoupon } from '../model/use-coupon.ts'
import { CouponSkeleton } from '../../../skeletons.tsx'
import { CouponView } from './coupon-view.tsx'
import { UnknownCoupon } from './unknown-coupon.tsx'

/** The page of a coupon. */
export function CouponCollection({ couponCode }: { couponCode: string }) {
  const query = useCoupon(couponCode)
  // Runs before the coupon has loaded: a visitor who left for the login returns to this page.
  const { collect, collecting } = useCollect(couponCode)
  return (
    <ReadView page query={query} loading={<CouponSkeleton />} notFound={<UnknownCoupon />}>
      {(coupon) => <CouponView coupon={coupon} collect={collect} collecting={collecting} />}
    </ReadView>
  )
}
