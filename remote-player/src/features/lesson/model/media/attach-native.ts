import type { Detach, Source } from './media-source.ts'
import { MediaFailure } from './media-failure.ts'

const DECODE_ERROR = 3

/** Plays a playlist natively. */
export function attachNative(video: HTMLVideoElement, { url, startAt }: Source, onFailure: (failure: MediaFailure) => void): Detach {
  const start = () => {
    if (startAt > 0) video.currentTime = startAt
  }
  const fail = () => onFailure(video.error?.code === DECODE_ERROR ? MediaFailure.media() : MediaFailure.network())
  video.addEventListener('loadedmetadata', start, { once: true })
  video.addEventListener('error', fail, { once: true })
  video.src = url
  return () => {
    video.removeEventListener('loadedmetadata', start)
    video.removeEventListener('error', fail)
    video.removeAttribute('src')
    video.load()
  }
}
