import type { Detach } from './media-types.ts'

/** A seek into loaded video ends in less, in seconds. After a hang it may take twice as long: it may be the machine that is slow. */
const PATIENCE_S = 6

/** What must be loaded from the position on before a seek can be expected to end, in seconds. */
const ENOUGH_S = 1

function isLoaded({ buffered, currentTime, duration }: HTMLVideoElement): boolean {
  const end = Math.min(currentTime + ENOUGH_S, duration)
  return Array.from({ length: buffered.length }, (_, at) => at).some((at) => buffered.start(at) <= currentTime && buffered.end(at) >= end)
}

/**
 * Calls `onHung` for a seek that does not end although its position is loaded. WebKit sometimes never ends the one by
 * which hls.js skips the first frames of a video, when its decoders are still loaded from the disk.
 */
export function watchSeeks(video: HTMLVideoElement, onHung: () => void): Detach {
  let timer: ReturnType<typeof setInterval> | undefined
  let patience = PATIENCE_S
  let loadedFor = 0
  const stop = (): void => clearInterval(timer)
  const look = (): void => {
    loadedFor = isLoaded(video) ? loadedFor + 1 : 0
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
    ['seeking', start],
    ['seeked', stop],
    ['emptied', stop],
  ]
  for (const [name, listener] of events) video.addEventListener(name, listener)
  return () => {
    stop()
    for (const [name, listener] of events) video.removeEventListener(name, listener)
  }
}
