import { apiQuery } from '@xhkt/platform/query'

/** An order as its buyer shares it. */
export const sharedOrderQuery = (orderNo: string) => ({
  ...apiQuery('/v1/order/shared', { order_no: orderNo }),
  staleTime: 0,
  refetchOnWindowFocus: 'always' as const,
})
