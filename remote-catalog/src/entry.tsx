import type { Pages } from '@xhkt/contract/federation/route-manifest'

export { answers } from './answers.ts'

export const pages: Pages = {
  home: () => import(/* webpackChunkName: "home" */ './features/home/ui/home-page.tsx'),
  categories: () => import(/* webpackChunkName: "categories" */ './features/categories/ui/categories-page.tsx'),
  classified: () => import(/* webpackChunkName: "classified" */ './features/categories/ui/classified-page.tsx'),
  'course-detail': () => import(/* webpackChunkName: "course-detail" */ './features/course-detail/ui/course-detail-page.tsx'),
  search: () => import(/* webpackChunkName: "search" */ './features/search/ui/search-page.tsx'),
  compare: () => import(/* webpackChunkName: "compare" */ './features/comparison/ui/compare-page.tsx'),
  teacher: () => import(/* webpackChunkName: "teacher" */ './features/teacher/ui/teacher-page.tsx'),
}
