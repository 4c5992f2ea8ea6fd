import type { Order } from '@xhkt/contract'
import { useQueryClient } from '@xhkt/platform/query'
import { orderQuery } from './use-order.ts'

/** Answers that a change of an order makes outdated. */
const outdated = ['/v1/order/shared', '/v1/order/refund/preview', '/v1/course/detail', '/v1/course/group/detail', '/v1/user/course/list']

/** What follows a change of an order, for `useAction`. A refused change may mean that the order has changed elsewhere. */
export function useOrderUpdates(orderNo: string) {
  const client = useQueryClient()
  const { queryKey } = orderQuery(orderNo)
  const forgetOutdated = () => {
    for (const path of outdated) void client.invalidateQueries({ queryKey: [path] })
  }
  return {
    /** The call has answered with the order. */
    onSuccess: async (order: Order) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, order)
      forgetOutdated()
    },
    /** Requests the order again. */
    reload: async () => {
      forgetOutdated()
      await client.invalidateQueries({ queryKey })
    },
  }
}
