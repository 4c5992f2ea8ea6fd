import { useCallback, useEffect, useRef, useState } from 'react'
import type { LiveLine } from '@xhkt/contract'
import { type MediaState, useMedia } from '../../../../common/player/model/use-media.ts'
import { attachLive } from './attach-live.ts'
import { nextAttempt, type Reconnect, start } from './reconnect.ts'

/** A picture that waits so long for its next frame is loaded again, in milliseconds. */
const STALL_MS = 12_000
/** A picture that has played so long is healthy again, in milliseconds. */
const HEALTHY_MS = 10_000

export interface LivePicture {
  media: MediaState
  line: LiveLine | undefined
  /** How often it has been loaded again since it was healthy; 0: it is. */
  failures: number
  /** The line after this one; undefined: there is none. */
  nextLine: LiveLine | undefined
  switchLine: () => void
  reconnect: () => void
}

/**
 * Plays the picture of a room, and loads it again by itself when it fails or stalls: after a growing wait, and at once when the network is
 * back. After two failures in a row it takes the next line.
 * @param onTrouble Called for each failure, memoized: the stage may have changed.
 */
export function useLivePicture(video: HTMLVideoElement | null, lines: readonly LiveLine[], onTrouble: () => void): LivePicture {
  const [state, setState] = useState<Reconnect>(start)
  const line = lines[state.line % Math.max(1, lines.length)]
  const media = useMedia(line ? video : null, { url: line?.url ?? '', attempt: state.attempt }, attachLive)
  const { failure, isWaiting, isBlocked } = media
  const reconnect = useCallback(() => setState((last) => nextAttempt(last, lines.length)), [lines.length])
  const isFailed = failure !== null
  const failures = useRef(0)
  useEffect(() => {
    failures.current = state.failures
  }, [state])

  useEffect(() => {
    if (!isFailed) return
    onTrouble()
    const timer = setTimeout(reconnect, Math.min(15_000, 1000 * 2 ** failures.current))
    window.addEventListener('online', reconnect)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', reconnect)
    }
  }, [isFailed, state.attempt, reconnect, onTrouble])

  // A connection that hangs reports no error, so a timer finds the stall.
  const isStalled = isWaiting && !isBlocked && !isFailed && video !== null && line !== undefined
  useEffect(() => {
    if (!isStalled) return
    const timer = setTimeout(() => {
      onTrouble()
      reconnect()
    }, STALL_MS)
    return () => clearTimeout(timer)
  }, [isStalled, state.attempt, reconnect, onTrouble])

  const isPlaying = !isWaiting && !isFailed
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => setState((last) => (last.failures === 0 ? last : { ...last, failures: 0 })), HEALTHY_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, state.attempt])

  const switchLine = useCallback(() => setState((last) => ({ line: last.line + 1, attempt: last.attempt + 1, failures: 0 })), [])
  const nextLine = lines.length > 1 ? lines[(state.line + 1) % lines.length] : undefined
  return { media, line, failures: state.failures, nextLine, switchLine, reconnect }
}
