import { apiQuery, useQuery } from '@xhkt/platform/query'
import type { OrderList } from './order-address.ts'

/** A page of orders; the previous page until it loads. Refetched at every visit and when the tab is shown: orders change elsewhere. */
export const useOrders = ({ query }: OrderList) =>
  useQuery({
    ...apiQuery('/v1/user/order/list', query),
    placeholderData: (shown) => shown,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
