import type { Order } from '@xhkt/contract'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { groupAskMs } from './use-group.ts'

const waitsForMembers = (order: Order | undefined): boolean => order?.status === 2 && order.group?.state === 1

/**
 * What was ordered. The payment pages do without it while it is not there; an empty number is no order. It moves by others' doing, as a
 * group that fills: whoever comes back to the page is told anew, and whoever stays sees it fill.
 */
export const useOrder = (orderNo: string) =>
  useQuery({
    ...apiQuery('/v1/order/detail', { order_no: orderNo }),
    enabled: orderNo !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (waitsForMembers(state.data) ? groupAskMs : false),
  })
