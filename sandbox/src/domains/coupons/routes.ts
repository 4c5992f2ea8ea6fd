import type { Context } from '../../core/context.ts'
import { couponDetail } from './coupon-detail.ts'
import { collectCoupon } from './coupons.ts'
import { listMyCoupons } from './my-coupons.ts'
import type { Handlers } from '../../core/route.ts'

export const couponHandlers = (context: Context) =>
  ({
    'GET /v1/coupon/detail': ({ query, user }) => couponDetail(context, query.coupon_code, user),
    'POST /v1/coupon/collect': ({ body, user }) => collectCoupon(context, user, body.coupon_code),
    'GET /v1/user/coupon/list': ({ query, user }) => listMyCoupons(context, user, query),
  }) satisfies Partial<Handlers>
