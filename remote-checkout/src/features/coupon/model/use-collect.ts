import { requestLoginFor, useResumeAfterLogin } from '@xhkt/kit/action/resume-after-login'
import { useAction } from '@xhkt/kit/action/use-action'
import { useQueryClient } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { collectCoupon, couponQuery } from '../api/queries.ts'

/** Answers with the coupons of the learner. */
const touchedByCollect = [['/v1/home'], ['/v1/course/detail']]

/** 领取. A visitor logs in first, in the dialog or on a page; the coupon is still collected afterwards. */
export function useCollect(couponCode: string) {
  const client = useQueryClient()
  const action = `collect ${couponCode}`
  const { queryKey } = couponQuery(couponCode)
  const { start, busy } = useAction({
    before: () => requestLoginFor(action),
    run: collectCoupon,
    onSuccess: async ({ state }) => {
      // An answer requested before the collection may be outdated.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (known) => known && { ...known, state })
      for (const touched of [queryKey, ...touchedByCollect]) void client.invalidateQueries({ queryKey: touched })
      toast.success('领取成功')
    },
    // None may be left, or the answer was lost: the server knows.
    onError: () => client.invalidateQueries({ queryKey }),
  })
  useResumeAfterLogin(action, () => start(couponCode))
  return { collect: () => start(couponCode), collecting: busy }
}
