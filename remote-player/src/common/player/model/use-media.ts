import { useEffect, useReducer, useRef } from 'react'
import { attachMedia, type MediaFailure } from '@xhkt/kit/media/attach-media'
import type { Playback } from '@xhkt/platform/media'
import { preferredHeight } from '@xhkt/kit/media/preferred-height'

export interface MediaSource {
  /** The URL of an HLS playlist, or of a file. */
  url: string
  /** In seconds. Without it a live playlist starts at its live edge. */
  startAt?: number
  /** Missing segments that start before this second are skipped, later ones fail; for a recording. */
  skipsUntil?: number
  /** Each new number attaches the same source again. */
  attempt?: number
}

export interface MediaState {
  /** Loading or buffering. */
  isWaiting: boolean
  /** The browser requires a gesture before it plays. */
  isBlocked: boolean
  isEnded: boolean
  failure: MediaFailure | null
  /** Qualities and live edge; null until the source is attached, and with a host that does not tell them. */
  playback: Playback | null
}

interface State extends MediaState {
  /** The source that the state belongs to. */
  source: string
}

const initial: MediaState = { isWaiting: true, isBlocked: false, isEnded: false, failure: null, playback: null }

const changes: Partial<Record<keyof HTMLMediaElementEventMap, Partial<MediaState>>> = {
  waiting: { isWaiting: true },
  canplay: { isWaiting: false },
  playing: { isWaiting: false, isBlocked: false, isEnded: false },
  seeking: { isEnded: false },
  ended: { isWaiting: false, isEnded: true },
}

function change(state: State, part: Partial<MediaState> & { source: string }): State {
  if (part.source !== state.source) return { ...initial, ...part }
  // A video fires many events that change nothing. The same state renders nothing.
  const isSame = Object.entries(part).every(([name, value]) => state[name as keyof State] === value)
  return isSame ? state : { ...state, ...part }
}

/**
 * Plays a source in a video element while both stay, and returns its state. A source that replaces another one in the same element stays
 * paused if the previous one was. `attach` plays forms that the media engine does not, and must not change.
 */
export function useMedia(
  video: HTMLVideoElement | null,
  { url, startAt, skipsUntil, attempt = 0 }: MediaSource,
  attach: typeof attachMedia = attachMedia,
): MediaState {
  const source = `${url} ${startAt} ${attempt}`
  const [state, dispatch] = useReducer(change, { ...initial, source })
  const plays = useRef(true)
  useEffect(() => {
    if (!video) return
    const set = (part: Partial<MediaState>) => dispatch({ source, ...part })
    let hasStarted = false
    let hasFailed = false
    // The controls stay free over a failure, but what is loaded must not sound under it.
    const rest = () => {
      if (hasFailed) video.pause()
    }
    video.addEventListener('play', rest)
    const noteState = () => {
      if (hasStarted) plays.current = !video.paused
    }
    // Not before the metadata: attaching media cancels a pending play.
    const play = () => {
      hasStarted = true
      if (!plays.current) return
      video.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') set({ isBlocked: true })
      })
    }
    video.addEventListener('loadedmetadata', play, { once: true })
    const listeners = Object.entries(changes).map(([name, part]) => [name, () => set(part)] as const)
    for (const [name, listener] of listeners) video.addEventListener(name, listener)
    const detach = attach(
      video,
      { url, startAt, preferredHeight: preferredHeight(), skipsUntil },
      (failure) => {
        noteState()
        hasStarted = false
        hasFailed = true
        video.pause()
        set({ failure, isWaiting: false })
      },
      (playback) => set({ playback }),
    )
    return () => {
      noteState()
      video.removeEventListener('loadedmetadata', play)
      video.removeEventListener('play', rest)
      for (const [name, listener] of listeners) video.removeEventListener(name, listener)
      detach()
    }
  }, [video, url, startAt, skipsUntil, source, attach])
  return state.source === source ? state : initial
}
