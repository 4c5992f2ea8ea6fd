import type { BodyOf } from '@xhkt/contract'
import { api } from '@xhkt/platform/api'

/** Sends the address and the remark of a redeemed order. Without a remark the stored one stays. */
export const sendDelivery = (body: BodyOf<'POST', '/v1/order/exchange/delivery'>) => api.post('/v1/order/exchange/delivery', body)
