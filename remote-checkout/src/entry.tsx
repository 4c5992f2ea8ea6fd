import type { Pages } from '@xhkt/contract/federation/route-manifest'

export { answers } from './answers.ts'

export const pages: Pages = {
  payment: () => import(/* webpackChunkName: "payment" */ './features/checkout/ui/confirm/order-confirm-page.tsx'),
  'wx-pay': () => import(/* webpackChunkName: "wx-pay" */ './features/checkout/ui/wechat/wx-pay-page.tsx'),
  'pay-status': () => import(/* webpackChunkName: "pay-status" */ './features/checkout/ui/status/pay-status-page.tsx'),
  'order-details': () => import(/* webpackChunkName: "order-details" */ './features/order-details/ui/order-details-page.tsx'),
  group: () => import(/* webpackChunkName: "group" */ './features/group/ui/group-page.tsx'),
  coupon: () => import(/* webpackChunkName: "coupon" */ './features/coupon/ui/coupon-page.tsx'),
  'redeem-delivery': () => import(/* webpackChunkName: "redeem-delivery" */ './features/redeem/ui/redeem-delivery-page.tsx'),
  'redeem-status': () => import(/* webpackChunkName: "redeem-status" */ './features/redeem/ui/redeem-status-page.tsx'),
}
