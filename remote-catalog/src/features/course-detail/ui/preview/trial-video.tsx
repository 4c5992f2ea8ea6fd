import { useCallback, useEffect, useRef, useState } from 'react'
import type { LessonPlay } from '@xhkt/contract'
import type { Playback } from '@xhkt/platform/media'
import { toast } from '@xhkt/platform/toast'
import { attachMedia, type MediaFailure } from '@xhkt/kit/media/attach-media'
import { FailureWays } from '@xhkt/kit/media/failure-ways'
import { type OpenedRecording, useOpening } from '@xhkt/kit/media/use-opening'
import { type Remedy, useRemedy } from '@xhkt/kit/media/use-remedy'
import { skippedText, useSkipped } from '@xhkt/kit/media/use-skipped'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { ErrorView } from '@xhkt/kit/ui/state-view'
import type { Action } from '../../model/purchase.ts'
import { useCaptionTrack } from '../../model/use-caption-track.ts'
import { TrialEnd } from './trial-end.tsx'
import css from './trial-player.module.css'

interface TrialVideoProps {
  /** An address; empty: none. */
  poster: string
  title: string
  recording: LessonPlay & OpenedRecording
  /** The action that opens the whole course. */
  action: Action
  /** Requests the recording again: its address may have expired. */
  onReopen: () => Promise<OpenedRecording | undefined>
}

/** Plays a trial with the browser's controls. It recovers as a lesson does. */
export function TrialVideo({ poster, title, recording, action, onReopen }: TrialVideoProps) {
  const { opening, retry, chooseLine, apply } = useOpening(recording, onReopen)
  const { attempt, line, skipsUntil } = opening
  const { url, startAt, lines, captions = [] } = opening.lesson
  const names = lines?.map(({ name }) => name) ?? []
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [track, setTrack] = useState<HTMLTrackElement | null>(null)
  const [state, setState] = useState<'waiting' | 'ready' | 'ended'>('waiting')
  // The captions load after the first picture, so that they do not delay it.
  const [hasPicture, setHasPicture] = useState(false)
  const [failed, setFailed] = useState<{ attempt: number; failure: MediaFailure } | null>(null)
  const [playback, setPlayback] = useState<Playback | null>(null)
  const lastSkipped = useSkipped(playback).at(-1)
  const [retried, setRetried] = useState(-1)
  const failure = failed?.attempt === attempt ? failed.failure : null
  // Before the metadata the element is at 0.
  const position = useCallback(() => (video && video.readyState > 0 ? video.currentTime : startAt), [video, startAt])
  const remedy = useCallback((given: Remedy) => apply(given, position()), [apply, position])
  const isAtIt = useRemedy(failure, { line, lineCount: names.length || 1, position, apply: remedy })
  const shown = isAtIt ? null : failure
  const [caption] = captions
  useCaptionTrack(track, caption?.url ?? '', hasPicture)
  // The learner's pause outlasts a remedy, which attaches the media again.
  const [isPaused, setIsPaused] = useState(false)
  const stoppedByFailure = useRef(false)
  useEffect(() => {
    // The focus is on the group or nowhere, and not where the learner has moved it meanwhile.
    if (video && document.activeElement?.contains(video)) video.focus({ preventScroll: true })
  }, [video])
  useEffect(() => {
    if (!video) return
    const fail = (reason: MediaFailure) => {
      stoppedByFailure.current = true
      video.pause()
      setFailed({ attempt, failure: reason })
    }
    return attachMedia(video, { url, startAt, skipsUntil }, fail, setPlayback)
  }, [video, url, startAt, skipsUntil, attempt])
  useEffect(() => {
    if (lastSkipped) toast.info(skippedText(lastSkipped))
  }, [lastSkipped])

  const tryAgain = () => {
    setRetried(attempt)
    setIsPaused(false)
    void retry(position())
    video?.focus({ preventScroll: true })
  }
  const changes = {
    names,
    current: line,
    onChoose: (to: number) => {
      setIsPaused(false)
      chooseLine(to, position())
      video?.focus({ preventScroll: true })
    },
  }
  const replay = () => {
    video?.focus({ preventScroll: true })
    video?.play().catch(() => undefined)
  }
  return (
    <>
      <video
        ref={setVideo}
        className={css.video}
        poster={poster || undefined}
        aria-label={title}
        controls
        autoPlay={!isPaused}
        playsInline
        onPlay={() => {
          stoppedByFailure.current = false
          setIsPaused(false)
        }}
        onPause={() => {
          if (!stoppedByFailure.current) setIsPaused(true)
        }}
        onLoadedData={() => setHasPicture(true)}
        onWaiting={() => setState('waiting')}
        onCanPlay={() => setState('ready')}
        onPlaying={() => setState('ready')}
        onEnded={() => setState('ended')}
      >
        <track ref={setTrack} kind="captions" srcLang={caption?.lang} label={caption?.label} />
      </video>
      {state === 'waiting' && !shown && (
        <div className={css.waiting}>
          <Spinner label="加载中" size={40} />
        </div>
      )}
      {state === 'ended' && <TrialEnd action={action} onReplay={replay} />}
      {shown && (
        <div className={css.panel}>
          <ErrorView
            error={shown}
            title="视频无法播放"
            onRetry={tryAgain}
            retrying={retried === attempt}
            action={<FailureWays failure={shown} recording={recording} position={position()} lines={changes} />}
          />
        </div>
      )}
    </>
  )
}
