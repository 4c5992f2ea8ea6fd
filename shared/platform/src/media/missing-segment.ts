import type { ErrorData } from 'hls.js'
import type { SkippedPart } from './media-types.ts'

const GONE = [404, 410]

/** A picture that stops within this before a missing segment has reached it, in seconds. */
const NEAR_S = 1

/** A recording is over within this of its end, in seconds. */
const END_S = 0.5

/** A picture that plays and is at the same second after this time has stopped, in ms. */
const STILL_MS = 500

/** The part of a recording that its server does not have; null: the error is another one. */
export function missingPart({ details, frag, response }: Pick<ErrorData, 'frag' | 'response'> & { details: string }): SkippedPart | null {
  // A key that is gone has a segment too, and would make each of them missing.
  if (details !== 'fragLoadError') return null
  if (!frag || frag.sn === 'initSegment' || !GONE.includes(response?.code ?? 0)) return null
  return { start: frag.start, end: frag.start + frag.duration }
}

export interface Skipper {
  /** Skips a missing part later: what is loaded before it plays first. */
  plan: (part: SkippedPart) => void
  cancel: () => void
}

/**
 * Jumps over a missing part when the picture has reached it. `load` loads from a position in seconds, by default from the current one.
 * `onSkipped` gets the part that the learner misses. A missing end ends the recording.
 * @param startAt Where the recording starts, in seconds. hls.js moves the video there only once that second is loaded.
 */
export function createSkipper(
  video: HTMLVideoElement,
  load: (from?: number) => void,
  onSkipped: (part: SkippedPart) => void,
  startAt = 0,
): Skipper {
  let planned: SkippedPart | null = null
  let hasMoved = startAt === 0
  video.addEventListener('seeking', () => (hasMoved = true), { once: true })

  const loadAgain = (): void => {
    cancel()
    load()
  }
  let watching: ReturnType<typeof setInterval> | undefined
  const isReached = ({ start, end }: SkippedPart, second: number): boolean => second >= start - NEAR_S && second < end
  const look = (): void => {
    if (!planned) return
    const { readyState } = video
    const hasBegun = readyState > HTMLMediaElement.HAVE_NOTHING
    const isThere = !hasBegun || isReached(planned, hasMoved ? video.currentTime : startAt)
    if (isThere && readyState > HTMLMediaElement.HAVE_CURRENT_DATA) return
    if (isThere) skip(planned)
    else loadAgain()
  }
  const skip = ({ start, end }: SkippedPart): void => {
    const { duration, readyState } = video
    const currentTime = hasMoved ? video.currentTime : startAt
    const hasBegun = readyState > HTMLMediaElement.HAVE_NOTHING
    cancel()
    onSkipped({ start: hasBegun ? Math.max(start, currentTime) : start, end })
    if (hasBegun && end >= duration - END_S) {
      video.pause()
      video.dispatchEvent(new Event('ended'))
      // hls.js loads nothing after a fatal error.
      video.addEventListener('seeking', loadAgain)
      return
    }
    if (hasBegun) video.currentTime = end
    load(end)
  }
  /** WebKit stops before a missing part without the event `waiting`, and says that it could play on. */
  const watch = (): void => {
    let before = NaN
    watching = setInterval(() => {
      const { currentTime, paused, seeking } = video
      if (planned && !paused && !seeking && currentTime === before && isReached(planned, currentTime)) skip(planned)
      before = currentTime
    }, STILL_MS)
  }
  const cancel = (): void => {
    planned = null
    clearInterval(watching)
    video.removeEventListener('waiting', look)
    video.removeEventListener('seeking', look)
    video.removeEventListener('seeking', loadAgain)
  }
  return {
    plan(part) {
      cancel()
      planned = part
      video.addEventListener('waiting', look)
      video.addEventListener('seeking', look)
      watch()
      if (video.readyState <= HTMLMediaElement.HAVE_CURRENT_DATA) look()
    },
    cancel,
  }
}
