import type { Order } from '@xhkt/contract'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { groupAskMs } from './use-group.ts'

const waitsForMembers = (order: Order | undefined): boolean => order?.status === 2 && order.group?.state === 1

/**
 * An order. The payment pages work without it; an empty number means none. A group order changes by itself: the page refetches it
 * when it returns, and while the group fills.
 */
export const useOrder = (orderNo: string) =>
  useQuery({
    ...apiQuery('/v1/order/detail', { order_no: orderNo }),
    enabled: orderNo !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (waitsForMembers(state.data) ? groupAskMs : false),
  })
