import { useEffect } from 'react'
import * as paths from '@xhkt/contract/paths'
import { useAction } from '@xhkt/kit/action/use-action'
import { invalidateOrderLists } from '@xhkt/kit/order/order-lists'
import { useQueryClient } from '@xhkt/platform/query'
import { useNavigate } from '@xhkt/platform/router'
import { redeemCode } from '../api/queries.ts'

/** Redeems a code, and opens its delivery or its result. The code is sent in the body alone, and kept nowhere. */
export function useRedeem(onRefused: (message: string) => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { start, busy, data } = useAction({
    run: redeemCode,
    onSuccess: () => {
      invalidateOrderLists(client)
      void client.invalidateQueries({ queryKey: ['/v1/user/course/list'] })
    },
    onError: (error) => {
      onRefused(error.message)
      // The server may have redeemed the code although its answer was lost.
      invalidateOrderLists(client, 'active')
    },
    once: true,
  })
  // In an effect, so that nothing opens once the learner has left the page.
  useEffect(() => {
    if (data) void navigate(data.needs_address ? paths.redeemDelivery(data.order_no) : paths.redeemStatus(data.order_no))
  }, [data, navigate])
  return { redeem: start, redeeming: busy }
}
