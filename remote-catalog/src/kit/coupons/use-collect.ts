import { useRef } from 'react'
import { api, ApiError } from '@xhkt/platform/api'
import { requestLogin } from '@xhkt/platform/auth'
import type { Coupon } from '@xhkt/contract'
import { toast } from '@xhkt/platform/toast'
import { useQueryClient } from '@xhkt/platform/query'
import { askAnewIfLost, changeAnswers, dropOvertaken } from '../own-answers.ts'

type Client = ReturnType<typeof useQueryClient>

/** What a refusal says about the coupon itself: none left, over. */
const refusals = new Map<number, Coupon['state']>([
  [409009, 2],
  [409010, 3],
])

function keep(client: Client, code: string, state: Coupon['state']): void {
  const marked = <Answer extends { coupons: Coupon[] }>(answer: Answer): Answer => ({
    ...answer,
    coupons: answer.coupons.map((coupon) => (coupon.coupon_code === code ? { ...coupon, state } : coupon)),
  })
  changeAnswers(client, marked, marked)
}

/** Shown at once, undone when refused. The client has told of the error by then. */
async function collect(client: Client, code: string): Promise<void> {
  keep(client, code, 1)
  try {
    // Once more changes nothing, and another coupon may well be collected within the second of the duplicate guard.
    const { state } = await api.post('/v1/coupon/collect', { coupon_code: code }, { repeat: true })
    await dropOvertaken(client)
    keep(client, code, state)
    toast.success('领取成功')
  } catch (error) {
    keep(client, code, (error instanceof ApiError && refusals.get(error.code)) || 0)
    askAnewIfLost(client, error)
  }
}

/** What pressing 领取 does. A visitor logs in first, which mounts the page afresh; what was wanted is done all the same. */
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
