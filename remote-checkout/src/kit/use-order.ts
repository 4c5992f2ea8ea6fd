import { isGroupFilling } from '@xhkt/kit/learning/order'
import { apiQuery, useQuery } from '@xhkt/platform/query'

/** Between two requests for a filling group, in milliseconds: others join it. */
export const groupAskMs = 10_000

/**
 * An order. The payment pages work without it; an empty number means none. It may change by itself or in another tab: the page refetches
 * it when it opens, when the tab is visible again, and while its group fills.
 */
export const useOrder = (orderNo: string) =>
  useQuery({
    ...apiQuery('/v1/order/detail', { order_no: orderNo }),
    enabled: orderNo !== '',
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data && isGroupFilling(state.data) ? groupAskMs : false),
  })
