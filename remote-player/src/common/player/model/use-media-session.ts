import { useEffect } from 'react'
import { useHasPicture } from '../tracks/use-has-picture.ts'
import type { MediaName, MediaSteps } from './media-session.ts'

/**
 * Lets the keys of keyboard and headset and the system's own panel control the video. `steps` is memoized; null: a live picture, which
 * cannot be sought in. Loads after the first picture, which works without it.
 */
export function useMediaSession(video: HTMLVideoElement | null, { title, course, cover }: MediaName, steps: MediaSteps | null): void {
  const hasPicture = useHasPicture(video)
  useEffect(() => {
    if (!video || !hasPicture || !title) return
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
  }, [video, hasPicture, title, course, cover, steps])
}
