import { useEffect, useRef, useState } from 'react'
import type { CourseDetail, Lesson } from '@xhkt/contract'
import { useQuery } from '@xhkt/platform/query'
import { attachMedia, prefetchMedia } from '@xhkt/kit/media/attach-media'
import { readError } from '@xhkt/kit/query/read-error'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { ErrorView } from '@xhkt/kit/ui/state-view'
import { trialQuery } from '../../api/queries.ts'
import type { Action } from '../../model/purchase.ts'
import { useCaptionTrack } from '../../model/use-caption-track.ts'
import { TrialEnd } from './trial-end.tsx'
import css from './trial-player.module.css'

interface TrialPlayerProps {
  course: CourseDetail
  lesson: Lesson
  /** The action that opens the whole course. */
  action: Action
}

/** The trial lesson in place of the cover, with the browser's controls. */
export function TrialPlayer({ course, lesson, action }: TrialPlayerProps) {
  const query = useQuery(trialQuery(course.id, lesson.section_id))
  const { data, isFetching, refetch } = query
  const captions = data?.captions?.[0]
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [state, setState] = useState<'waiting' | 'ready' | 'ended'>('waiting')
  // The captions load after the first picture, so that they do not delay it.
  const [hasPicture, setHasPicture] = useState(false)
  const [track, setTrack] = useState<HTMLTrackElement | null>(null)
  useCaptionTrack(track, captions?.url ?? '', hasPicture)
  const [failure, setFailure] = useState<Error | null>(null)
  // Each attempt attaches the media again and continues where the previous one failed.
  const [attempt, setAttempt] = useState(0)
  const position = useRef(0)

  // Loads the media code in parallel with the query.
  useEffect(prefetchMedia, [])
  // The pressed button is gone: the focus moves to the video.
  useEffect(() => video?.focus({ preventScroll: true }), [video])
  useEffect(() => {
    if (!video || !data) return
    return attachMedia(video, { url: data.url, startAt: position.current }, (reason) => {
      position.current = video.currentTime
      setFailure(reason)
    })
  }, [video, data, attempt])

  const retry = () => {
    void refetch().then((answer) => {
      if (!answer.data) return
      setFailure(null)
      setAttempt((count) => count + 1)
      video?.focus({ preventScroll: true })
    })
  }
  const replay = () => {
    video?.focus({ preventScroll: true })
    video?.play().catch(() => undefined)
  }
  const wrong = failure ?? (data ? null : readError(query))
  return (
    <div className={css.player} role="group" aria-label="试听">
      <video
        ref={setVideo}
        className={css.video}
        poster={course.cover || undefined}
        aria-label={lesson.title}
        controls
        autoPlay
        playsInline
        onLoadedData={() => setHasPicture(true)}
        onWaiting={() => setState('waiting')}
        onCanPlay={() => setState('ready')}
        onPlaying={() => setState('ready')}
        onEnded={() => setState('ended')}
      >
        <track ref={setTrack} kind="captions" srcLang={captions?.lang} label={captions?.label} />
      </video>
      {state === 'waiting' && !wrong && (
        <div className={css.waiting}>
          <Spinner label="加载中" size={40} />
        </div>
      )}
      {state === 'ended' && <TrialEnd action={action} onReplay={replay} />}
      {wrong && (
        <div className={css.panel}>
          <ErrorView error={wrong} title="视频无法播放" onRetry={retry} retrying={isFetching} />
        </div>
      )}
    </div>
  )
}
