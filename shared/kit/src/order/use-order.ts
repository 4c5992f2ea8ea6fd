import type { Order } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import { isGroupFilling } from '@xhkt/kit/rules/order'
import { serverNow } from '@xhkt/platform/api'
import { apiQuery, useQuery } from '@xhkt/platform/query'

/** Milliseconds between two requests while a group fills, because others join it. */
export const groupPollMs = 10_000

/** Milliseconds between two requests while an overdue order is still unpaid on the server. */
const overduePollMs = 2_000

function pollMs(order: Order | undefined): number | false {
  if (!order) return false
  if (order.status === orderStatus.awaitingPayment && serverNow() >= order.expires_at * 1000) return overduePollMs
  return isGroupFilling(order) ? groupPollMs : false
}

/** The query of an order. Its answer is also what each change of the order returns. */
export const orderQuery = (orderNo: string) => apiQuery('/v1/order/detail', { order_no: orderNo })

/**
 * An order. An empty number means none. It may change by itself or in another tab: it is refetched when a page opens, when the tab is
 * visible again, while its group fills, and once its time to pay is over.
 */
export const useOrder = (orderNo: string) =>
  useQuery({
    ...orderQuery(orderNo),
    enabled: orderNo !== '',
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => pollMs(state.data),
  })
