import { useCallback, useState } from 'react'
import type { Lesson } from '@xhkt/contract'
import type { OpenedLesson } from '../../model/open-lesson.ts'
import { LessonVideo } from './lesson-video.tsx'

export interface LessonPlayerProps {
  lesson: OpenedLesson
  next: Lesson | null
  isSignedIn: boolean
  /** Requests the lesson again: its address may have expired. */
  onReopen: () => Promise<OpenedLesson | undefined>
  onVideo: (video: HTMLVideoElement | null) => void
}

/** Plays an opened lesson. A retry starts at the reached position with a fresh address. */
export function LessonPlayer({ lesson, next, isSignedIn, onReopen, onVideo }: LessonPlayerProps) {
  // The answer may be refetched while the lesson plays; only a retry may change the video.
  const [opening, setOpening] = useState({ attempt: 0, lesson })
  const retry = useCallback(
    async (position: number) => {
      const fresh = await onReopen()
      setOpening((last) => ({
        attempt: last.attempt + 1,
        lesson: { ...last.lesson, url: fresh?.url ?? last.lesson.url, startAt: position, reportedAt: position },
      }))
    },
    [onReopen],
  )
  return (
    <LessonVideo
      key={opening.attempt}
      lesson={opening.lesson}
      isRetry={opening.attempt > 0}
      next={next}
      isSignedIn={isSignedIn}
      onRetry={retry}
      onVideo={onVideo}
    />
  )
}
