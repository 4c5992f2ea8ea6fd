import type { Detach } from './media-types.ts'

/** Loaded video that does not play within this has hung, in seconds. The limit doubles after a hang, as the machine may be slow. */
const PATIENCE_S = 6

/** How much must be loaded after the position before the video is expected to play, in seconds. */
const ENOUGH_S = 1

/** The longest gap before the loaded part that hls.js skips, as at the start of a video, in seconds. */
const GAP_S = 0.5

function isLoaded({ buffered, currentTime, duration }: HTMLVideoElement): boolean {
  const [start, end] = [currentTime + GAP_S, Math.min(currentTime + ENOUGH_S, duration)]
  return Array.from({ length: buffered.length }, (_, at) => at).some((at) => buffered.start(at) <= start && buffered.end(at) >= end)
}

const cannotPlay = ({ seeking, readyState }: HTMLVideoElement): boolean => seeking || readyState < HTMLMediaElement.HAVE_FUTURE_DATA

/**
 * Calls `onHung` for a video that cannot play although its position is loaded. WebKit sometimes never ends the seek by
 * which hls.js skips the first frames of a video, when its decoders are still loaded from the disk.
 */
export function watchHangs(video: HTMLVideoElement, onHung: () => void): Detach {
  let timer: ReturnType<typeof setInterval> | undefined
  let patience = PATIENCE_S
  let loadedFor = 0
  const stop = (): void => clearInterval(timer)
  const look = (): void => {
    loadedFor = cannotPlay(video) && isLoaded(video) ? loadedFor + 1 : 0
    if (loadedFor < patience) return
    stop()
    patience *= 2
    onHung()
  }
  const start = (): void => {
    stop()
    loadedFor = 0
    timer = setInterval(look, 1000)
  }
  const events: [string, () => void][] = [
    ['loadedmetadata', start],
    ['seeking', start],
    ['waiting', start],
    ['canplay', stop],
    ['seeked', stop],
    ['emptied', stop],
  ]
  for (const [name, listener] of events) video.addEventListener(name, listener)
  return () => {
    stop()
    for (const [name, listener] of events) video.removeEventListener(name, listener)
  }
}
