import type { Pages } from '@xhkt/contract/federation/route-manifest'

export const pages: Pages = {
  personal: () => import(/* webpackChunkName: "personal" */ './layout/personal-page.tsx'),
  'my-course': () => import(/* webpackChunkName: "my-course" */ './features/my-courses/ui/my-course-page.tsx'),
  reservation: () => import(/* webpackChunkName: "reservation" */ './features/reservations/ui/reservation-page.tsx'),
  order: () => import(/* webpackChunkName: "order" */ './features/order/ui/order-page.tsx'),
  safety: () => import(/* webpackChunkName: "safety" */ './features/safety/ui/safety-page.tsx'),
  'not-built': () => import(/* webpackChunkName: "not-built" */ './not-built.tsx'),
}
