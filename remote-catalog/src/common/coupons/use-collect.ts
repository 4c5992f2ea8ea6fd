import { useAction } from '@xhkt/kit/action/use-action'
import { api } from '@xhkt/platform/api'
import type { Coupon } from '@xhkt/contract'
import { couponState, errorCode } from '@xhkt/contract/constants'
import { toast } from '@xhkt/platform/toast'
import { useQueryClient } from '@xhkt/platform/query'
import { requestLoginFor, useResumeAfterLogin } from '@xhkt/kit/action/resume-after-login'
import { invalidateIfLost, updateAnswers, refetchInFlight } from '../cached-answers.ts'

type Client = ReturnType<typeof useQueryClient>

/** The new state of the coupon after a refusal: none left, or over. */
const refusals = new Map<number, Coupon['state']>([
  [errorCode.couponSoldOut, couponState.soldOut],
  [errorCode.couponExpired, couponState.expired],
])

function keep(client: Client, code: string, known: Pick<Coupon, 'state' | 'use'>): void {
  const marked = <Answer extends { coupons: Coupon[] }>(answer: Answer): Answer => ({
    ...answer,
    coupons: answer.coupons.map((coupon) => (coupon.coupon_code === code ? { ...coupon, ...known } : coupon)),
  })
  updateAnswers(client, marked, marked)
}

/** The handler of 领取. A visitor logs in first, in the dialog or on a page; the coupon is still collected afterwards. */
export function useCollect(code: string): () => void {
  const client = useQueryClient()
  const action = `collect ${code}`
  const { start } = useAction({
    before: () => requestLoginFor(action),
    optimistic: () => {
      keep(client, code, { state: couponState.collected })
      return () => keep(client, code, { state: couponState.available })
    },
    run: (coupon_code: string, idempotencyKey) => api.post('/v1/coupon/collect', { coupon_code }, { idempotencyKey }),
    onSuccess: async ({ state, use }) => {
      await refetchInFlight(client)
      keep(client, code, { state, use })
      toast.success('领取成功')
    },
    onError: (error) => {
      const state = refusals.get(error.code)
      if (state !== undefined) keep(client, code, { state })
      invalidateIfLost(client, error)
    },
  })
  useResumeAfterLogin(action, () => start(code))
  return () => start(code)
}
