import type { Pages } from '@xhkt/contract/federation/route-manifest'

export { answers } from './answers.ts'

export const pages: Pages = {
  personal: () => import(/* webpackChunkName: "personal" */ './layout/personal-page.tsx'),
  'my-course': () => import(/* webpackChunkName: "my-course" */ './features/my-courses/ui/my-course-page.tsx'),
  schedule: () => import(/* webpackChunkName: "schedule" */ './features/schedule/ui/schedule-page.tsx'),
  'month-calendar': () => import(/* webpackChunkName: "month-calendar" */ './features/live-calendar/ui/month-calendar-page.tsx'),
  reservation: () => import(/* webpackChunkName: "reservation" */ './features/reservations/ui/reservation-page.tsx'),
  orders: () => import(/* webpackChunkName: "orders" */ './features/orders/ui/orders-page.tsx'),
  'group-order': () => import(/* webpackChunkName: "group-order" */ './features/group-orders/ui/group-order-page.tsx'),
  'my-coupon': () => import(/* webpackChunkName: "my-coupon" */ './features/coupons/ui/my-coupon-page.tsx'),
  redeem: () => import(/* webpackChunkName: "redeem" */ './features/redeem/ui/redeem-page.tsx'),
  renew: () => import(/* webpackChunkName: "renew" */ './features/renewals/ui/renew-page.tsx'),
  'winning-record': () => import(/* webpackChunkName: "winning-record" */ './features/prizes/ui/winning-record-page.tsx'),
  order: () => import(/* webpackChunkName: "order" */ './features/order-details/ui/order-details-page.tsx'),
  'my-message': () => import(/* webpackChunkName: "my-message" */ './features/messages/ui/my-message-page.tsx'),
  'my-notes': () => import(/* webpackChunkName: "my-notes" */ './features/notes/ui/my-note-page.tsx'),
  profile: () => import(/* webpackChunkName: "profile" */ './features/profile/ui/personal-data-page.tsx'),
  safety: () => import(/* webpackChunkName: "safety" */ './features/safety/ui/safety-page.tsx'),
  feedback: () => import(/* webpackChunkName: "feedback" */ './features/feedback/ui/feedback-page.tsx'),
}
