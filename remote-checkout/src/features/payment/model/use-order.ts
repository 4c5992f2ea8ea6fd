import { apiQuery, useQuery } from '@xhkt/shared/query'

/**
 * What was ordered. The payment pages do without it while it is not there; an empty number is no order. It moves by others' doing, as a
 * group that fills: whoever comes back to the page is told anew.
 */
export const useOrder = (orderNo: string) =>
  useQuery({ ...apiQuery('/v1/order/detail', { order_no: orderNo }), enabled: orderNo !== '', staleTime: 0 })
