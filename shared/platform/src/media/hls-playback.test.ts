/** @jest-environment node */
import type Hls from 'hls.js'
import { createHlsPlayback } from './hls-playback.ts'

const Events = { MANIFEST_PARSED: 'parsed', LEVELS_UPDATED: 'updated', LEVEL_SWITCHED: 'switched' }
const levels = [360, 540, 720].map((height) => ({ height, bitrate: height * 1000 }))

interface Given {
  preferredHeight?: number
  given?: typeof levels
  live?: boolean
}

function create({ preferredHeight, given = levels, live = false }: Given = {}) {
  const listeners: [name: string, listener: (name: string, data: object) => void][] = []
  const hls = {
    levels: given,
    loadLevel: -1,
    nextLevel: -1,
    latency: 4.5,
    liveSyncPosition: 118,
    playingDate: new Date(1_700_000_000_000),
    latestLevelDetails: { live },
    on: (name: string, listener: (name: string, data: object) => void) => listeners.push([name, listener]),
  }
  const playback = createHlsPlayback({ Events } as unknown as typeof Hls, hls as unknown as Hls, preferredHeight)
  const emit = (name: string, data = {}) => listeners.filter(([each]) => each === name).forEach(([, listener]) => listener(name, data))
  return { hls, playback, emit }
}

const heights = ({ getState }: ReturnType<typeof createHlsPlayback>) => getState().qualities.map(({ height }) => height)

test('lists the qualities of the master playlist, best first', () => {
  const { playback, emit } = create()
  expect(heights(playback)).toEqual([])
  emit(Events.MANIFEST_PARSED)
  expect(heights(playback)).toEqual([720, 540, 360])
  expect(playback.getState()).toMatchObject({ current: null, chosen: null })
})

test('tells which quality is on the screen, and tells its listeners', () => {
  const { playback, emit } = create()
  const listener = jest.fn()
  const stop = playback.subscribe(listener)
  emit(Events.MANIFEST_PARSED)
  emit(Events.LEVEL_SWITCHED, { level: 1 })
  expect(playback.getState().current).toMatchObject({ height: 540 })
  expect(listener).toHaveBeenCalledTimes(2)
  expect(playback.getState()).toBe(playback.getState())
  stop()
  emit(Events.LEVEL_SWITCHED, { level: 0 })
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a chosen quality plays from the next segment on, until the engine may choose again', () => {
  const { hls, playback, emit } = create()
  emit(Events.MANIFEST_PARSED)
  playback.setQuality(playback.getState().qualities[2]!)
  expect(hls.nextLevel).toBe(0)
  expect(playback.getState().chosen).toMatchObject({ height: 360 })
  playback.setQuality(null)
  expect(hls.nextLevel).toBe(-1)
  expect(playback.getState().chosen).toBeNull()
})

test.each([
  [540, 1],
  [600, 1],
  [1080, 2],
  [240, 0],
])('a preferred height of %i starts with level %i', (preferredHeight, level) => {
  const { hls, playback, emit } = create({ preferredHeight })
  emit(Events.MANIFEST_PARSED)
  expect(hls.loadLevel).toBe(level)
  expect(playback.getState().chosen).toMatchObject({ height: levels[level]!.height })
})

test('a source with a single quality offers no choice', () => {
  const { hls, playback, emit } = create({ preferredHeight: 360, given: levels.slice(2) })
  emit(Events.MANIFEST_PARSED)
  expect(hls.loadLevel).toBe(-1)
  expect(playback.getState().chosen).toBeNull()
})

test.each([
  [true, 4.5, 118, 1_700_000_000_000],
  [false, null, null, null],
])('live %s: the latency is %s, the live edge %s, the picture was recorded at %s', (live, latency, edge, recordedAt) => {
  const { playback } = create({ live })
  expect([playback.latency(), playback.liveEdge(), playback.recordedAt?.()]).toEqual([latency, edge, recordedAt])
})

test('a live playlist without times does not tell when the picture was recorded', () => {
  const { hls, playback } = create({ live: true })
  Object.assign(hls, { playingDate: null })
  expect(playback.recordedAt?.()).toBeNull()
})
