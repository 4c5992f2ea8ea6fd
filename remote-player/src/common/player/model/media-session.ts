import { seekBy, seekTo } from './video-commands.ts'

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

const skipSeconds = 10

type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>

function handlersOf(video: HTMLVideoElement, steps: MediaSteps | null): Handlers {
  return {
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
}

/** An odd address of a cover is refused as a whole. */
function metadataOf({ title, course: artist, cover }: MediaName): MediaMetadata {
  try {
    return new MediaMetadata({ title, artist, artwork: cover ? [{ src: cover }] : [] })
  } catch {
    return new MediaMetadata({ title, artist })
  }
}

function handle(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler)
  } catch {
    // An older browser lacks the action.
  }
}

/** Names the video in the system's own panel, and lets its buttons and the media keys control it. Returns what ends that. */
export function startMediaSession(video: HTMLVideoElement, name: MediaName, steps: MediaSteps | null): () => void {
  if (!('mediaSession' in navigator)) return () => undefined
  navigator.mediaSession.metadata = metadataOf(name)
  const handlers = Object.entries(handlersOf(video, steps)) as [MediaSessionAction, MediaSessionActionHandler | undefined][]
  for (const [action, handler] of handlers) handle(action, handler ?? null)
  return () => {
    navigator.mediaSession.metadata = null
    for (const [action] of handlers) handle(action, null)
  }
}
