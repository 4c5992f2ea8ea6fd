import { useEffect } from 'react'
import type { BodyOf } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { useAction } from '@xhkt/kit/action/use-action'
import { addressesKey } from '@xhkt/kit/address/use-addresses'
import { orderQuery } from '@xhkt/kit/order/use-order'
import { writeAnswer } from '@xhkt/kit/query/write-answer'
import { useQueryClient } from '@xhkt/platform/query'
import { useNavigate } from '@xhkt/platform/router'
import { sendDelivery } from '../api/queries.ts'

type Delivery = Omit<BodyOf<'POST', '/v1/order/exchange/delivery'>, 'order_no'>

/** Sends the address and the remark of a redeemed order, and opens the result. */
export function useDelivery(orderNo: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { queryKey } = orderQuery(orderNo)
  const { start, busy, data } = useAction({
    run: (delivery: Delivery) => sendDelivery({ order_no: orderNo, ...delivery }),
    onSuccess: (order) => writeAnswer(client, { queryKey }, order),
    onError: () => {
      // The parcel may be on its way, the address deleted in another tab, or the answer lost.
      void client.invalidateQueries({ queryKey })
      void client.invalidateQueries({ queryKey: addressesKey })
    },
    once: true,
  })
  // In an effect, so that nothing opens once the learner has left the page.
  useEffect(() => {
    if (data) void navigate(paths.redeemStatus(data.order_no), { replace: true })
  }, [data, navigate])
  return { send: start, sending: busy }
}
