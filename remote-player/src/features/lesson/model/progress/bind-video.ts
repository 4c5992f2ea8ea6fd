import type { Playhead, ProgressTracker } from './progress-tracker.ts'

/** How long a place must be held before it counts as found, in milliseconds: a drag over the bar jumps many times. */
const SETTLED_MS = 300

type Handlers = Partial<Record<keyof HTMLMediaElementEventMap, () => void>>

export interface VideoBinding {
  /** Where the player stands, or stood before its media was taken away. */
  head: () => Playhead
  /** The lesson is closed while the page stays: the rest is reported and nothing is listened to any more. */
  release: () => void
}

/** Tells a tracker what a video element and its page do. `fallback` stands until the element knows better, in seconds. */
export function bindVideo(video: HTMLVideoElement, tracker: ProgressTracker, fallback: Omit<Playhead, 'rate'>): VideoBinding {
  let last: Playhead = { ...fallback, rate: 1 }
  let settling: ReturnType<typeof setTimeout> | undefined

  // An element whose media is gone says 0; nobody went there.
  const head = (): Playhead => {
    if (video.readyState === HTMLMediaElement.HAVE_NOTHING) return last
    const duration = Number.isFinite(video.duration) ? video.duration : fallback.duration
    last = { position: video.currentTime, duration, rate: video.playbackRate }
    return last
  }
  const jump = () => {
    clearTimeout(settling)
    tracker.jump()
  }
  const land = () => {
    tracker.land(head())
    clearTimeout(settling)
    settling = setTimeout(() => tracker.seek(head()), SETTLED_MS)
  }
  const ofVideo: Handlers = {
    playing: () => tracker.play(head()),
    timeupdate: () => tracker.tick(head()),
    pause: () => tracker.pause(head()),
    seeking: jump,
    seeked: land,
    ended: () => tracker.end(head()),
    emptied: jump,
    loadeddata: () => tracker.land(head()),
  }
  const hide = () => document.visibilityState === 'hidden' && tracker.hide(head())
  const leave = () => tracker.leave(head())

  for (const [name, handler] of Object.entries(ofVideo)) video.addEventListener(name, handler)
  document.addEventListener('visibilitychange', hide)
  window.addEventListener('pagehide', leave)
  head()
  if (!video.paused) tracker.play(last)

  return {
    head,
    release() {
      for (const [name, handler] of Object.entries(ofVideo)) video.removeEventListener(name, handler)
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', leave)
      clearTimeout(settling)
      tracker.end(head())
    },
  }
}
