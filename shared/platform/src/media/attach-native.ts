import type { MediaEngine } from './media-types.ts'

const DECODE_ERROR = 3

/** Plays a playlist natively. */
export const attachNative: MediaEngine = (video, { url, startAt = 0 }, onFailure) => {
  const start = () => {
    if (startAt > 0) video.currentTime = startAt
  }
  const fail = () => onFailure(video.error?.code === DECODE_ERROR ? 'media' : 'network')
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
