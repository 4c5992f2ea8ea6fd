import type { Pages } from '@xhkt/contract/federation/route-manifest'

export { answers } from './answers.ts'

export const pages: Pages = {
  lesson: () => import(/* webpackChunkName: "lesson" */ './features/lesson/ui/lesson-page.tsx'),
  'live-room': () => import(/* webpackChunkName: "live-room" */ './features/live/room/ui/live-room-page.tsx'),
}
