import { useEffect } from 'react'

/** What the system's own panel and a locked screen show. `cover` is an address; empty: there is none. */
export interface MediaName {
  title: string
  course: string
  cover: string
}

/** What the keys for the previous and the next track do. Undefined: nothing, and the panel has no button. */
export interface MediaSteps {
  previous?: () => void
  next?: () => void
}

/**
 * Lets the keys of keyboard and headset and the system's own panel control the video. `steps` is memoized; null: a live picture, which
 * cannot be sought in. Loads beside the page, which works without it.
 */
export function useMediaSession(video: HTMLVideoElement | null, { title, course, cover }: MediaName, steps: MediaSteps | null): void {
  useEffect(() => {
    if (!video || !title) return
    let end: (() => void) | null = () => undefined
    import(/* webpackChunkName: "media-session" */ './media-session.ts').then(
      ({ startMediaSession }) => {
        end &&= startMediaSession(video, { title, course, cover }, steps)
      },
      () => undefined,
    )
    return () => {
      end?.()
      end = null
    }
  }, [video, title, course, cover, steps])
}
