import { isGroupFilling } from '@xhkt/kit/learning/order'
import { apiQuery, useQuery } from '@xhkt/platform/query'

/** Between two requests for a filling group, in milliseconds: others join it. */
export const groupAskMs = 10_000

/**
 * An order. The payment pages work without it; an empty number means none. A group order changes by itself: the page refetches it
 * when it returns, and while the group fills.
 */
export const useOrder = (orderNo: string) =>
  useQuery({
    ...apiQuery('/v1/order/detail', { order_no: orderNo }),
    enabled: orderNo !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isGroupFilling(state.data) ? groupAskMs : false),
  })
