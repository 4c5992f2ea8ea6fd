import type { Pages } from '@xhkt/contract/federation/route-manifest'
import { readAnswersBy } from '@xhkt/platform/api'
import { answers } from './answers.ts'

readAnswersBy(answers)

export const pages: Pages = {
  lesson: () => import(/* webpackChunkName: "lesson" */ './features/lesson/ui/lesson-page.tsx'),
  'live-room': () => import(/* webpackChunkName: "live-room" */ './features/live/room/ui/live-room-page.tsx'),
}
