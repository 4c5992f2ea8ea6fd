import { useCallback, useMemo, useSyncExternalStore } from 'react'

type EventName = keyof HTMLMediaElementEventMap

/** A value of a video element that changes with some of its events. `events` is a constant of a module. */
export function useVideoValue<Value extends string | number | boolean>(
  video: HTMLVideoElement | null,
  events: readonly EventName[],
  read: (video: HTMLVideoElement) => Value,
  none: Value,
): Value {
  const subscribe = useCallback(
    (listener: () => void) => {
      for (const name of events) video?.addEventListener(name, listener)
      return () => {
        for (const name of events) video?.removeEventListener(name, listener)
      }
    },
    [video, events],
  )
  return useSyncExternalStore(subscribe, () => (video ? read(video) : none))
}

const playing: EventName[] = ['play', 'playing', 'pause', 'ended', 'emptied']
const moving: EventName[] = ['timeupdate', 'seeking', 'seeked', 'loadedmetadata', 'emptied']
const lengths: EventName[] = ['durationchange', 'loadedmetadata', 'emptied']
const loading: EventName[] = ['progress', 'seeked', 'loadeddata', 'emptied']

export const usePaused = (video: HTMLVideoElement | null): boolean => useVideoValue(video, playing, ({ paused }) => paused, true)

/** The position in seconds, down to a multiple of `step`: what shows it renders no more often than it changes. */
export const usePosition = (video: HTMLVideoElement | null, step: number): number =>
  useVideoValue(video, moving, ({ currentTime }) => Math.floor(currentTime / step) * step, 0)

/** In seconds; NaN until it is known, Infinity for a live picture. */
export const useDuration = (video: HTMLVideoElement | null): number => useVideoValue(video, lengths, (each) => each.duration, NaN)

const pictures: EventName[] = ['loadedmetadata', 'resize', 'emptied']

/** Whether the recording has sound alone. False until it is known. */
export const useHasSoundAlone = (video: HTMLVideoElement | null): boolean =>
  useVideoValue(video, pictures, ({ readyState, videoWidth }) => readyState > 0 && videoWidth === 0, false)

export interface TimeRange {
  start: number
  end: number
}

function rangesOf({ buffered }: HTMLVideoElement): string {
  const all = Array.from({ length: buffered.length }, (_, i): TimeRange => ({ start: buffered.start(i), end: buffered.end(i) }))
  return JSON.stringify(all)
}

/** The loaded parts, in seconds. */
export function useBuffered(video: HTMLVideoElement | null): readonly TimeRange[] {
  const ranges = useVideoValue(video, loading, rangesOf, '[]')
  return useMemo(() => JSON.parse(ranges) as TimeRange[], [ranges])
}
