import { useEffect, useReducer } from 'react'
import { attachMedia } from '@xhkt/kit/media/attach-media'
import type { OpenedLesson } from './open-lesson.ts'

export interface MediaState {
  /** Loading or buffering. */
  isWaiting: boolean
  /** The browser requires a gesture before it plays. */
  isBlocked: boolean
  isEnded: boolean
  failure: Error | null
}

const initial: MediaState = { isWaiting: true, isBlocked: false, isEnded: false, failure: null }

const changes: Partial<Record<keyof HTMLMediaElementEventMap, Partial<MediaState>>> = {
  waiting: { isWaiting: true },
  canplay: { isWaiting: false },
  playing: { isWaiting: false, isBlocked: false, isEnded: false },
  seeking: { isEnded: false },
  ended: { isWaiting: false, isEnded: true },
}

const change = (state: MediaState, part: Partial<MediaState>): MediaState => ({ ...state, ...part })

/** Loads a source into a video element while both stay, and returns its state. */
export function useMedia(video: HTMLVideoElement | null, { url, startAt }: Pick<OpenedLesson, 'url' | 'startAt'>): MediaState {
  const [state, dispatch] = useReducer(change, initial)
  useEffect(() => {
    if (!video) return
    // Not before the metadata: attaching media cancels a pending play.
    const play = () => {
      video.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') dispatch({ isBlocked: true })
      })
    }
    video.addEventListener('loadedmetadata', play, { once: true })
    const listeners = Object.entries(changes).map(([name, part]) => [name, () => dispatch(part)] as const)
    for (const [name, listener] of listeners) video.addEventListener(name, listener)
    const detach = attachMedia(video, { url, startAt }, (failure) => {
      video.pause()
      dispatch({ failure, isWaiting: false })
    })
    return () => {
      video.removeEventListener('loadedmetadata', play)
      for (const [name, listener] of listeners) video.removeEventListener(name, listener)
      detach()
    }
  }, [video, url, startAt])
  return state
}
