import type { CouponDetail } from '@xhkt/contract'
import { couponState } from '@xhkt/contract/constants'
import { serverNow, useNowSelector } from '@xhkt/platform/api'
import { useQuery } from '@xhkt/platform/query'
import { couponQuery } from '../api/queries.ts'

/** Milliseconds between two requests before the start: the start may be moved. */
const longestWait = 60_000
/** Milliseconds. The server's time is known to about a second. */
const shortestWait = 1_000

const untilStart = ({ begins_at }: CouponDetail): number =>
  Math.min(longestWait, Math.max(shortestWait, begins_at * 1000 - serverNow()))

/** A coupon. Refetched when it begins, and when the learner returns to the tab: others collect it too. */
export function useCoupon(couponCode: string) {
  const query = useQuery({
    ...couponQuery(couponCode),
    refetchInterval: ({ state: { data } }) => (data?.state === couponState.notBegun ? untilStart(data) : false),
    refetchOnWindowFocus: 'always',
  })
  const endsAt = query.data?.ends_at ?? Infinity
  const isOver = useNowSelector((now) => now >= endsAt)
  const data = query.data && isOver ? { ...query.data, state: couponState.expired } : query.data
  return { ...query, data }
}
