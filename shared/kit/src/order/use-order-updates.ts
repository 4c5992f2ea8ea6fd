import type { ListedOrder, Order } from '@xhkt/contract'
import { writeAnswer } from '@xhkt/kit/query/write-answer'
import { useQueryClient } from '@xhkt/platform/query'
import { updateListedOrder, invalidateOrderLists } from './order-lists.ts'
import { orderQuery } from './use-order.ts'

/** Answers that a change of an order makes outdated. */
const outdated = [
  '/v1/home',
  '/v1/order/shared',
  '/v1/order/refund/preview',
  '/v1/course/detail',
  '/v1/course/group/detail',
  '/v1/user/course/list',
  '/v1/user/order/renew/list',
  '/v1/user/coupon/list',
]

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
      await writeAnswer(client, { queryKey }, order)
      updateListedOrder(client, orderNo, order)
      invalidateOrderLists(client)
      forgetOutdated()
    },
    /** The call has answered without the order. The lists show the change already, and are requested at the next visit. */
    requestOrder: async () => {
      forgetOutdated()
      invalidateOrderLists(client)
      await client.invalidateQueries({ queryKey })
    },
    /** Shows a change in the lists ahead of its answer. Returns the rollback. */
    showInLists: (change: Partial<ListedOrder>) => updateListedOrder(client, orderNo, change),
    /** Requests the order again, and the list that is shown. */
    reload: async () => {
      forgetOutdated()
      invalidateOrderLists(client, 'active')
      await client.invalidateQueries({ queryKey })
    },
  }
}
