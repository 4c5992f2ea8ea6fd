import { act, fireEvent, render, screen } from '@testing-library/react'
import { MediaFailure } from '@xhkt/kit/media/attach-media'
import { onlineManager } from '@xhkt/platform/query'
import type { Playback, Quality } from '@xhkt/platform/media'
import type { MediaState } from '../model/use-media.ts'
import { ConnectionNotice } from './connection-notice.tsx'

const [high, low]: Quality[] = [
  { id: 1, height: 720, bitrate: 2 },
  { id: 0, height: 360, bitrate: 1 },
]
const state = { qualities: [high!, low!], current: high!, chosen: null }
const setQuality = jest.fn()
const playback = { getState: () => state, subscribe: () => () => undefined, setQuality } as unknown as Playback
const waiting: MediaState = { isWaiting: true, isBlocked: false, isEnded: false, failure: null, playback }

let isOnline = true
function setOnline(online: boolean): void {
  isOnline = online
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => {
  jest.useFakeTimers()
  isOnline = true
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  setQuality.mockClear()
})
afterEach(() => void jest.useRealTimers())

test('a wait of 10 s shows a notice, with another line and a lower quality [courses#playing-a-lesson]', () => {
  const onOtherLine = jest.fn()
  render(<ConnectionNotice media={waiting} onOtherLine={onOtherLine} />)
  pass(9_999)
  expect(screen.queryByRole('status')).toBeNull()
  pass(1)
  expect(screen.getByRole('status')).toHaveTextContent('视频加载较慢，请稍候')
  fireEvent.click(screen.getByRole('button', { name: '换条线路' }))
  expect(onOtherLine).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('status')).toBeNull()
  pass(10_000)
  fireEvent.click(screen.getByRole('button', { name: '降低清晰度' }))
  expect(setQuality.mock.calls).toEqual([[low]])
  expect(screen.queryByRole('status')).toBeNull()
})

test('without another line and in the lowest quality nothing is offered', () => {
  const lowest = { ...state, chosen: low! }
  render(<ConnectionNotice media={{ ...waiting, playback: { ...playback, getState: () => lowest } }} />)
  pass(10_000)
  expect(screen.getByRole('status')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a short wait shows no notice, and the next wait starts its own count', () => {
  const { rerender } = render(<ConnectionNotice media={waiting} />)
  pass(9_000)
  rerender(<ConnectionNotice media={{ ...waiting, isWaiting: false }} />)
  rerender(<ConnectionNotice media={waiting} />)
  pass(9_000)
  expect(screen.queryByRole('status')).toBeNull()
  pass(1_000)
  expect(screen.getByRole('status')).toBeVisible()
  rerender(<ConnectionNotice media={{ ...waiting, isWaiting: false }} />)
  expect(screen.queryByRole('status')).toBeNull()
})

test('without a network it says whether loaded video is playing, and goes when the network is back', () => {
  const { rerender } = render(<ConnectionNotice media={{ ...waiting, isWaiting: false }} />)
  setOnline(false)
  expect(screen.getByRole('status')).toHaveTextContent('网络已断开，正在播放已加载的部分')
  rerender(<ConnectionNotice media={waiting} />)
  pass(600_000)
  expect(screen.getByRole('status')).toHaveTextContent('网络已断开，恢复后会自动继续播放')
  setOnline(true)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a site that cannot be reached is no slow line, whatever the browser says of the network', () => {
  render(<ConnectionNotice media={waiting} />)
  act(() => onlineManager.setOnline(false))
  pass(10_000)
  expect(screen.getByRole('status')).toHaveTextContent('网络已断开')
  act(() => onlineManager.setOnline(true))
  expect(screen.queryByRole('status')).toBeNull()
})

test.each([
  ['a failure', { failure: new MediaFailure('network') }],
  ['a browser that waits for a gesture', { isBlocked: true }],
])('%s shows no notice of a slow line', (_, more) => {
  render(<ConnectionNotice media={{ ...waiting, ...more }} />)
  pass(60_000)
  expect(screen.queryByRole('status')).toBeNull()
})

test('leaves no timer and no listener', () => {
  const removed = jest.spyOn(window, 'removeEventListener')
  const { unmount } = render(<ConnectionNotice media={waiting} />)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
  expect(removed.mock.calls.map(([name]) => name)).toEqual(expect.arrayContaining(['online', 'offline']))
})
