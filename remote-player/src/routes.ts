import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'

const live = { page: 'not-built', title: '直播', access: 'public', skeleton: 'player' } as const

export const routes = [
  { path: '/living', ...live },
  { path: '/shareLiving', ...live },
  {
    path: '/live',
    page: 'lesson',
    title: '录播课',
    access: 'public',
    skeleton: 'player',
    early: [
      { path: '/v1/video/play', query: { course_id: ':course_id', section_id: ':section_id' }, picture: 'poster' },
      { path: '/v1/course/detail', query: { course_id: ':course_id' } },
    ],
    sample: '?course_id=1001&section_id=10010101',
  },
] satisfies RouteDeclaration[]
