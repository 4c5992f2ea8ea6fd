import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'

const live = {
  page: 'live-room',
  title: '直播',
  access: 'public',
  skeleton: 'live-room',
  early: [{ path: '/v1/live/room', query: { live_room_id: ':live_room_id' } }],
  sample: '?live_room_id=10530301',
} satisfies Omit<RouteDeclaration, 'path'>

/** The name of the area for learners. */
export const title = '课堂'

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
      { path: '/v1/video/play', query: { course_id: ':course_id', section_id: ':section_id' }, picture: 'poster', file: 'url', startAt: 'position' },
      { path: '/v1/course/detail', query: { course_id: ':course_id' } },
    ],
    // The media engine (shared/kit/src/media/attach-media.ts).
    chunks: ['media', 'shared_platform_src_media_media_ts', 'hls'],
    sample: '?course_id=1001&section_id=10010101',
  },
] satisfies RouteDeclaration[]
