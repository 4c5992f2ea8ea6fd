import { useRef } from 'react'
import { api, ApiError } from '@xhkt/platform/api'
import { requestLogin } from '@xhkt/platform/auth'
import type { Coupon } from '@xhkt/contract'
import { couponState, errorCode } from '@xhkt/contract/constants'
import { toast } from '@xhkt/platform/toast'
import { useQueryClient } from '@xhkt/platform/query'
import { askAnewIfLost, changeAnswers, dropOvertaken } from '../own-answers.ts'

type Client = ReturnType<typeof useQueryClient>

/** The new state of the coupon after a refusal: none left, or over. */
const refusals = new Map<number, Coupon['state']>([
  [errorCode.couponSoldOut, couponState.soldOut],
  [errorCode.couponExpired, couponState.expired],
])

function keep(client: Client, code: string, state: Coupon['state']): void {
  const marked = <Answer extends { coupons: Coupon[] }>(answer: Answer): Answer => ({
    ...answer,
    coupons: answer.coupons.map((coupon) => (coupon.coupon_code === code ? { ...coupon, state } : coupon)),
  })
  changeAnswers(client, marked, marked)
}

/** Optimistic: undone when refused. The API client shows the error. */
async function collect(client: Client, code: string): Promise<void> {
  keep(client, code, couponState.collected)
  try {
    // A repeated call changes nothing. Another coupon may be collected within the second of the duplicate guard.
    const { state } = await api.post('/v1/coupon/collect', { coupon_code: code }, { repeat: true })
    await dropOvertaken(client)
    keep(client, code, state)
    toast.success('领取成功')
  } catch (error) {
    keep(client, code, (error instanceof ApiError && refusals.get(error.code)) || couponState.available)
    askAnewIfLost(client, error)
  }
}

/** The handler of 领取. A visitor logs in first, which remounts the page; the coupon is still collected afterwards. */
export function useCollect(code: string): () => Promise<void> {
  const client = useQueryClient()
  const isBusy = useRef(false)
  return async () => {
    if (isBusy.current) return
    isBusy.current = true
    if (await requestLogin()) await collect(client, code)
    isBusy.current = false
  }
}
