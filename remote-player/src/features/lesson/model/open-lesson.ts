import { serverNow } from '@xhkt/platform/api'
import { auth } from '@xhkt/platform/auth'
import type { LessonPlay } from '@xhkt/contract'
import { fetchHeard, fetchPlay } from '../api/lesson-calls.ts'
import { resumePosition } from './progress/resume-position.ts'
import { studyReports } from './progress/study-session.ts'
import { takePlace } from './visitor-places.ts'

export interface OpenedLesson extends LessonPlay {
  /** Where to start, in seconds. */
  startAt: number
  /** Where the reports that were made so far say that the learner is, in seconds. */
  reportedAt: number
}

/**
 * What the player needs and where it starts. It is asked for whenever a lesson is opened and never while it is open, so
 * that the place is the last one and playing is not disturbed.
 */
export const openLessonQuery = (courseId: string, sectionId: string) => ({
  queryKey: ['opened-lesson', courseId, sectionId],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OpenedLesson> => {
    const key = { courseId, sectionId }
    const play = await fetchPlay(key, signal)
    const local = auth.token() ? studyReports().latest(sectionId) : null
    const heard = local && (await fetchHeard(key, signal))
    const reportedAt = resumePosition({ server: play.position, duration: play.duration, local, heard, now: serverNow() })
    return { ...play, reportedAt, startAt: reportedAt || takePlace(sectionId) }
  },
  staleTime: Infinity,
  gcTime: 0,
})
