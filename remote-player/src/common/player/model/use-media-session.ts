import { useEffect } from 'react'
import { seekBy, seekTo } from './video-commands.ts'

const skipSeconds = 10

/** What the keys of keyboard and headset do, beside playing and pausing. Undefined: nothing, and the system's own panel has no button. */
export interface MediaSteps {
  previous?: () => void
  next?: () => void
}

type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>

function handle(handlers: Handlers): void {
  for (const [action, handler] of Object.entries(handlers) as [MediaSessionAction, MediaSessionActionHandler | undefined][]) {
    try {
      navigator.mediaSession.setActionHandler(action, handler ?? null)
    } catch {
      // An older browser lacks the action.
    }
  }
}

const noHandlers = (handlers: Handlers): Handlers => Object.fromEntries(Object.keys(handlers).map((action) => [action, undefined]))

/** Names the video in the system's own panel and on a locked screen, in the fields of `MediaMetadata`. `cover` is an address. */
export function useMediaName(video: HTMLVideoElement | null, title: string, course: string, cover: string): void {
  useEffect(() => {
    if (!video || !title || !('mediaSession' in navigator)) return
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist: course, artwork: cover ? [{ src: cover }] : [] })
    return () => {
      navigator.mediaSession.metadata = null
    }
  }, [video, title, course, cover])
}

/** Lets the media keys of keyboard and headset control the video. `steps` is memoized; null: a live picture, which cannot be sought in. */
export function useMediaKeys(video: HTMLVideoElement | null, steps: MediaSteps | null): void {
  useEffect(() => {
    if (!video || !('mediaSession' in navigator)) return
    const handlers: Handlers = {
      play: () => void video.play().catch(() => undefined),
      pause: () => video.pause(),
      ...(steps && {
        seekbackward: ({ seekOffset }) => seekBy(video, -(seekOffset ?? skipSeconds)),
        seekforward: ({ seekOffset }) => seekBy(video, seekOffset ?? skipSeconds),
        seekto: ({ seekTime }) => seekTime !== undefined && seekTo(video, seekTime),
        previoustrack: steps.previous,
        nexttrack: steps.next,
      }),
    }
    handle(handlers)
    return () => handle(noHandlers(handlers))
  }, [video, steps])
}
