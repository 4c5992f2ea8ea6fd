import { apiQuery, useQuery } from '@xhkt/shared/query'

/** What was ordered. The payment pages do without it while it is not there. */
export const useOrder = (orderNo: string) => useQuery(apiQuery('/v1/order/detail', { order_no: orderNo }))
