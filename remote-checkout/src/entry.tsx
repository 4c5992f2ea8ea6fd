import type { Pages } from '@xhkt/contract/federation/route-manifest'

export const pages: Pages = {
  payment: () => import(/* webpackChunkName: "payment" */ './features/payment/ui/order/payment-page.tsx'),
  'wx-pay': () => import(/* webpackChunkName: "wx-pay" */ './features/payment/ui/wechat/wx-pay-page.tsx'),
  'pay-status': () => import(/* webpackChunkName: "pay-status" */ './features/payment/ui/status/pay-status-page.tsx'),
  'order-details': () => import(/* webpackChunkName: "order-details" */ './features/order/ui/order-details-page.tsx'),
  group: () => import(/* webpackChunkName: "group" */ './features/payment/ui/group/group-page.tsx'),
  coupon: () => import(/* webpackChunkName: "coupon" */ './features/coupon/ui/coupon-page.tsx'),
  'not-built': () => import(/* webpackChunkName: "not-built" */ './not-built.tsx'),
}
