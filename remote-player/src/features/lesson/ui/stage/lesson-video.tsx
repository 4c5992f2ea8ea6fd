import { useEffect, useRef, useState } from 'react'
import type { Lesson } from '@xhkt/contract'
import { Spinner } from '@xhkt/kit/ui/spinner'
import type { OpenedLesson } from '../../model/open-lesson.ts'
import { bindPlayerKeys } from '../../model/player-controls.ts'
import { useMedia } from '../../model/use-media.ts'
import { useStudyReport } from '../../model/use-study-report.ts'
import { EndCard } from './end-card.tsx'
import css from './lesson-video.module.css'
import { MediaErrorPanel } from './media-error-panel.tsx'
import { PlayButton } from './play-button.tsx'
import { ResumeNotice } from './resume-notice.tsx'

/** A position this near the start shows no notice, in seconds. */
const NEAR_START = 3

export interface LessonVideoProps {
  lesson: OpenedLesson
  isRetry: boolean
  next: Lesson | null
  isSignedIn: boolean
  onRetry: (position: number) => Promise<void>
  onVideo: (video: HTMLVideoElement | null) => void
}

/** The video element with its overlays. */
export function LessonVideo({ lesson, isRetry, next, isSignedIn, onRetry, onVideo }: LessonVideoProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const player = useRef<HTMLDivElement>(null)
  // Before useMedia, so that its cleanup still finds the position of attached media.
  useStudyReport(video, lesson, isSignedIn)
  const { isWaiting, isBlocked, isEnded, failure } = useMedia(video, lesson)

  useEffect(() => {
    onVideo(video)
    return () => onVideo(null)
  }, [video, onVideo])
  useEffect(() => (player.current && video ? bindPlayerKeys(player.current, video) : undefined), [video])

  return (
    <div className={css.player} ref={player} role="group" aria-label="视频播放器">
      {/* Lessons have no captions; their slides are in the video. */}
      <video className={css.video} ref={setVideo} poster={lesson.poster || undefined} aria-label={lesson.title} controls playsInline preload="auto">
        <track kind="captions" />
      </video>
      {isWaiting && !isBlocked && !failure && (
        <div className={css.buffering}>
          <Spinner label="加载中" size={40} />
        </div>
      )}
      {video && !failure && (
        <>
          {isBlocked && <PlayButton video={video} />}
          {lesson.startAt >= NEAR_START && !isRetry && !isEnded && <ResumeNotice video={video} position={lesson.startAt} />}
          {isEnded && <EndCard video={video} courseId={lesson.course_id} next={next} />}
        </>
      )}
      {video && failure && <MediaErrorPanel failure={failure} onRetry={() => onRetry(video.currentTime)} />}
    </div>
  )
}
