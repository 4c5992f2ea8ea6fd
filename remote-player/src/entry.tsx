import type { Pages } from '@xhkt/contract/federation/route-manifest'

export const pages: Pages = {
  lesson: () => import(/* webpackChunkName: "lesson" */ './features/lesson/ui/lesson-page.tsx'),
  'not-built': () => import(/* webpackChunkName: "not-built" */ './not-built.tsx'),
}
