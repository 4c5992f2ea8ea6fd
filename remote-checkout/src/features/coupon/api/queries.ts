import { api } from '@xhkt/platform/api'
import { apiQuery } from '@xhkt/platform/query'

export const couponQuery = (couponCode: string) => ({ ...apiQuery('/v1/coupon/detail', { coupon_code: couponCode }), staleTime: 0 })

export const collectCoupon = (coupon_code: string, idempotencyKey: string) => api.post('/v1/coupon/collect', { coupon_code }, { idempotencyKey })
