import type { Playhead, ProgressTracker } from './progress-tracker.ts'

/** How long a position must hold before it counts as found, in milliseconds: a drag over the seek bar jumps many times. */
const SETTLED_MS = 300

type Handlers = Partial<Record<keyof HTMLMediaElementEventMap, () => void>>

export interface VideoBinding {
  /** The position, or the last one before the media was detached. */
  head: () => Playhead
  /** The lesson closes while the page stays: reports the rest and stops listening. */
  release: () => void
}

export interface BindOptions {
  /** Seconds, until the element knows them. */
  position: number
  duration: number
  /** Reads the position in the lesson, in seconds, where it is not the element's. */
  positionOf?: ((video: HTMLVideoElement) => number) | undefined
}

/** Passes the events of a video element and its page to a tracker. */
export function bindVideo(video: HTMLVideoElement, tracker: ProgressTracker, options: BindOptions): VideoBinding {
  const { position, duration: fallback, positionOf } = options
  let last: Playhead = { position, duration: fallback, rate: 1 }
  let settling: ReturnType<typeof setTimeout> | undefined

  // An element without media has the position 0, but the learner did not seek there.
  const head = (): Playhead => {
    if (video.readyState === HTMLMediaElement.HAVE_NOTHING) return last
    const duration = Number.isFinite(video.duration) ? video.duration : fallback
    last = { position: positionOf ? positionOf(video) : video.currentTime, duration, rate: video.playbackRate }
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
    ratechange: () => tracker.changeRate(head()),
    pause: () => tracker.pause(head()),
    seeking: jump,
    seeked: land,
    ended: () => tracker.end(head()),
    emptied: jump,
    loadeddata: () => tracker.land(head()),
  }
  const hide = () => document.visibilityState === 'hidden' && tracker.hide(head())
  const leave = () => tracker.leave(head())
  // Media that played when the page went into the back/forward cache plays on, without an event.
  const comeBack = () => video.paused || tracker.play(head())

  for (const [name, handler] of Object.entries(ofVideo)) video.addEventListener(name, handler)
  document.addEventListener('visibilitychange', hide)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  head()
  if (!video.paused) tracker.play(last)

  return {
    head,
    release() {
      for (const [name, handler] of Object.entries(ofVideo)) video.removeEventListener(name, handler)
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      clearTimeout(settling)
      tracker.end(head())
    },
  }
}
