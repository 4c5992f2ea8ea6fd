import { act, renderHook } from '@testing-library/react'
import { playerSettings } from './player-settings.ts'
import { useVideoSettings } from './use-video-settings.ts'

const key = 'xhkt_player'
afterEach(() => localStorage.clear())

/** Another tab stores a volume. This tab hears of it with `hear`. */
const storeElsewhere = (volume: number) => localStorage.setItem(key, JSON.stringify({ volume }))
const hear = () => act(() => void dispatchEvent(new StorageEvent('storage', { key })))

function open() {
  const video = document.createElement('video')
  renderHook(() => useVideoSettings(video, true))
  return { video, tellVolume: () => act(() => void video.dispatchEvent(new Event('volumechange'))) }
}

test('what the controls of the browser set is stored', () => {
  const { video } = open()
  act(() => void (video.volume = 0.3))
  expect(playerSettings().volume).toBe(0.3)
  act(() => void (video.muted = true))
  expect(playerSettings()).toMatchObject({ volume: 0.3, isMuted: true })
})

test('the volume of another tab is followed, and its older value does not overwrite its newer one', () => {
  const { video, tellVolume } = open()
  storeElsewhere(0.5)
  hear()
  expect(video.volume).toBe(0.5)
  // The slider of the other tab moves on before the video has told its change here.
  storeElsewhere(0.6)
  tellVolume()
  expect(playerSettings().volume).toBe(0.6)
})
