import type { Playback } from '@xhkt/platform/media'
import { serverNow } from '@xhkt/platform/api'
import { realLatency } from './real-latency.ts'

const playback = (agoSeconds: number | null): Playback => ({
  getState: () => ({ qualities: [], current: null, chosen: null }),
  subscribe: () => () => undefined,
  setQuality: () => undefined,
  latency: () => 18,
  liveEdge: () => 100,
  ...(agoSeconds !== null && { recordedAt: () => serverNow() - agoSeconds * 1000 }),
})

test.each([
  ['with times counts from the recording', 24, 24],
  ['without times counts from the newest part', null, 18],
  ['whose clock is ahead counts from the newest part', -40, 18],
  ['whose clock is hours behind counts from the newest part', 7200, 18],
])('latency: a stream %s [live#picture]', (_, ago, expected) => {
  expect(realLatency(playback(ago), 18)).toBeCloseTo(expected, 0)
})
