import { act, screen } from '@testing-library/react'
import { accessibilityViolations } from '@xhkt/testing/accessibility'
import { goOffline, goOnline } from '@xhkt/testing/network'
import { PlaceCard } from '../progress/place/place-card.tsx'
import { ConnectionNotice } from './failures/connection-notice.tsx'
import type { MediaState } from './model/use-media.ts'
import { renderPlayer } from './testing/test-player.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => void jest.useRealTimers())

const media: MediaState = { isWaiting: false, isBlocked: false, isEnded: false, failure: null, playback: null }
const lines = { names: ['线路一', '线路二'], current: 0, onChoose: () => undefined }

function open(props: Parameters<typeof renderPlayer>[0] = {}) {
  const player = renderPlayer({ lines, ...props })
  act(() => player.fire('loadedmetadata', 'durationchange', 'loadeddata', 'canplay', 'progress'))
  return player
}

const play = ({ video }: ReturnType<typeof renderPlayer>) => act(() => video.play())

test.each([
  ['paused', () => open(), '播放'],
  ['playing', () => play(open()), '暂停'],
  ['buffering', () => open({ media: { ...media, isWaiting: true } }), '播放'],
  ['without autoplay', () => open({ media: { ...media, isBlocked: true } }), '播放'],
  ['asked for here', () => open({ cards: <PlaceCard status="asking" isTaking={false} take={() => undefined} /> }), '在此播放'],
  ['taken over', () => open({ cards: <PlaceCard status="lost" isTaking={false} take={() => undefined} /> }), '在此播放'],
] as const)('player, %s: axe finds no violation', async (_, enter, button) => {
  await enter()
  expect(screen.getAllByRole('button', { name: button })[0]).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test.each([
  ['a stall of 10 s', false, '视频加载较慢，请稍候'],
  ['no network', true, '网络已断开，恢复后会自动继续播放'],
])('player, %s: axe finds no violation', async (_, isOffline, words) => {
  jest.useFakeTimers()
  const waiting = { ...media, isWaiting: true }
  open({ media: waiting, overlays: <ConnectionNotice media={waiting} onOtherLine={() => undefined} /> })
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
  if (isOffline) goOffline()
  act(() => jest.advanceTimersByTime(10_000))
  expect(screen.getByText(words)).toBeVisible()
  jest.useRealTimers()
  expect(await accessibilityViolations()).toEqual([])
  goOnline()
})

test.each(['倍速', '清晰度', '字幕', '线路'])('player, menu %s: axe finds no violation', async (menu) => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: new RegExp(`^${menu}：`) }))
  expect(screen.getByRole('menu', { name: menu })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('player, list of keys: axe finds no violation', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: '快捷键' }))
  expect(await screen.findByRole('dialog', { name: '快捷键' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('player, captions: axe finds no violation', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: /^字幕：/ }))
  await user.click(screen.getByRole('menuitemradio', { name: '中文' }))
  expect(await screen.findByText('同学们好')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})
