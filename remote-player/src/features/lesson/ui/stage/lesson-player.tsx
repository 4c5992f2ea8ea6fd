import type { Lesson } from '@xhkt/contract'
import { useOpening } from '@xhkt/kit/media/use-opening'
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

/** Plays an opened lesson. */
export function LessonPlayer({ lesson, next, isSignedIn, onReopen, onVideo }: LessonPlayerProps) {
  const { opening, retry, chooseLine, apply } = useOpening(lesson, onReopen)
  return <LessonVideo {...{ opening, next, isSignedIn, onVideo }} onLine={chooseLine} onRemedy={apply} onRetry={retry} />
}
