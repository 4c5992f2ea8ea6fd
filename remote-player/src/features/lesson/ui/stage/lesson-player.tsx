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

const playFrom = (lesson: OpenedLesson, line: number, position: number, attempt: number) => ({
  attempt: attempt + 1,
  line,
  lesson: { ...lesson, url: lesson.lines?.[line]?.url ?? lesson.url, startAt: position, reportedAt: position },
})

/** Plays an opened lesson. Another line starts at the reached position. A retry starts at the reached position with a fresh address. */
export function LessonPlayer({ lesson, next, isSignedIn, onReopen, onVideo }: LessonPlayerProps) {
  // The answer may be refetched while the lesson plays; only a retry may change the video.
  const [opening, setOpening] = useState({ attempt: 0, line: 0, lesson })
  const retry = useCallback(
    async (position: number) => {
      const fresh = await onReopen()
      setOpening((last) => {
        const source = { ...last.lesson, ...(fresh && { url: fresh.url, lines: fresh.lines }) }
        return playFrom(source, last.line, position, last.attempt)
      })
    },
    [onReopen],
  )
  const chooseLine = useCallback((line: number, position: number) => {
    setOpening((last) => playFrom(last.lesson, line, position, last.attempt))
  }, [])
  return (
    <LessonVideo
      lesson={opening.lesson}
      attempt={opening.attempt}
      line={opening.line}
      onLine={chooseLine}
      next={next}
      isSignedIn={isSignedIn}
      onRetry={retry}
      onVideo={onVideo}
    />
  )
}
