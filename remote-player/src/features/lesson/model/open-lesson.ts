import { prepareMedia } from '@xhkt/kit/media/attach-media'
import { preferredHeight } from '@xhkt/kit/media/preferred-height'
import { serverNow } from '@xhkt/platform/api'
import { auth } from '@xhkt/platform/auth'
import type { LessonPlay } from '@xhkt/contract'
import { fetchLastReport, fetchPlay, type LessonKey } from '../api/queries.ts'
import { isJustMade, resumePosition } from '../../../common/progress/resume-position.ts'
import { pendingReport, studyReports } from '../../../common/progress/study-session.ts'
import { takePosition } from './visitor-positions.ts'

export interface OpenedLesson extends LessonPlay {
  /** The start position in seconds. */
  startAt: number
  /** The position of the last report, in seconds. */
  reportedAt: number
}

async function fetchWithPosition(key: LessonKey, signal?: AbortSignal) {
  // What is left in the browser is read while the server answers.
  if (auth.token()) studyReports()
  const play = await fetchPlay(key, signal)
  const local = auth.token() ? await pendingReport(key.sectionId) : null
  const now = serverNow()
  const lastReport = local && !isJustMade(local, now) ? await fetchLastReport(key) : null
  return { play, reportedAt: resumePosition({ server: play.position, duration: play.duration, local, lastReport, now }) }
}

/** Where the learner is in a lesson by now, in seconds. */
export const fetchPosition = async (key: LessonKey): Promise<number> => (await fetchWithPosition(key)).reportedAt

/**
 * What the player needs and where it starts. Requested when a lesson opens and never while it is open: the position is the
 * latest, and playing is not disturbed. `position` is where the address wants it to start, in seconds; null: where the learner left.
 */
export const openLessonQuery = (courseId: string, sectionId: string, position: number | null) => ({
  queryKey: ['opened-lesson', courseId, sectionId],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OpenedLesson> => {
    const { play, reportedAt } = await fetchWithPosition({ courseId, sectionId }, signal)
    const startAt = position !== null && position < play.duration ? position : reportedAt || takePosition(sectionId)
    // The first segment loads while the page renders.
    prepareMedia({ url: play.url, startAt, preferredHeight: preferredHeight() })
    return { ...play, reportedAt, startAt }
  },
  staleTime: Infinity,
  gcTime: 0,
  // The host says 加载较慢 after 6 s without an answer, as for each call of the API.
  meta: { isToldWhenSlow: true },
})
