import type { ListedOrder, Order } from '@xhkt/contract'
import { writeAnswer } from '@xhkt/kit/query/write-answer'
import { api, type ApiError, type CallOptions } from '@xhkt/platform/api'
import { useQueryClient } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
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

/** Options of a call without a toast for its refusal, which `afterFailure` shows. */
export const quietRefusal: Pick<CallOptions, 'toast'> = { toast: ({ kind }) => kind !== 'business' }

/** What the learner wants of an order by a change. */
export interface Goal {
  isReached: (order: Order) => boolean
  /** The toast when the goal is reached. */
  text: string
}

/** What follows a change of an order, for `useAction`. A refused change may mean that the order has changed elsewhere. */
export function useOrderUpdates(orderNo: string) {
  const client = useQueryClient()
  const { queryKey } = orderQuery(orderNo)
  const forgetOutdated = () => {
    for (const path of outdated) void client.invalidateQueries({ queryKey: [path] })
  }
  const reload = async (): Promise<void> => {
    forgetOutdated()
    invalidateOrderLists(client, 'active')
    await client.invalidateQueries({ queryKey })
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
    reload,
    /**
     * Requests the order again after a failed call, which is sent with `quietRefusal`. A refusal is shown only if the order is not as the
     * learner wants it: they may have done the same in another tab, or with an answer that was lost.
     */
    afterFailure: async ({ kind, message }: ApiError, { isReached, text }: Goal): Promise<void> => {
      if (kind !== 'business') return reload()
      const order = await api.get('/v1/order/detail', { query: { order_no: orderNo }, toast: false }).catch(() => null)
      if (order && isReached(order)) toast.success(text)
      else toast.error(message)
      if (order) await writeAnswer(client, { queryKey }, order)
      forgetOutdated()
      invalidateOrderLists(client, 'active')
    },
  }
}
