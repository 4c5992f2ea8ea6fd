import { type RefObject, useEffect, useRef } from 'react'
import { serverNow } from '@xhkt/platform/api'
import { auth } from '@xhkt/platform/auth'
import { useQuery, useQueryClient } from '@xhkt/platform/query'
import { bindVideo } from './bind-video.ts'
import { withReport } from './progress-cache.ts'
import { progressQuery, systemConfigQuery } from './progress-queries.ts'
import { ProgressTracker } from './progress-tracker.ts'
import { studyPlace, studyReports } from './study-session.ts'

/** For a period of 0 or none, in seconds (docs/product/courses.md#study-progress). */
const DEFAULT_PERIOD = 15

/** A lesson that plays, recorded or live. */
export interface StudiedLesson {
  course_id: string
  section_id: string
  /** Seconds. */
  duration: number
  /** The start position in seconds. */
  startAt: number
  /** The position of the last report, in seconds. */
  reportedAt: number
  /** The position in seconds where it is not the video's: a live lesson counts from its start. Must not change between renders. */
  positionOf?: (video: HTMLVideoElement) => number
}

/**
 * Reports the progress of an open lesson for a learner. Needs a session: `lesson` is null for a visitor.
 * @param missing The seconds that were skipped because no line has them.
 */
export function useStudyReport(video: HTMLVideoElement | null, lesson: StudiedLesson | null, missing?: RefObject<number>): void {
  const client = useQueryClient()
  const { data: config } = useQuery(systemConfigQuery())
  const period = useRef(DEFAULT_PERIOD)
  useEffect(() => {
    period.current = config?.study_video_report_period || DEFAULT_PERIOD
  }, [config])

  const { course_id, section_id, duration, startAt, reportedAt, positionOf } = lesson ?? {}
  useEffect(() => {
    if (!video || course_id === undefined || section_id === undefined) return
    const outbox = studyReports()
    // Another learner may log in while it plays. What was watched stays the first one's.
    let learner = outbox.owner()
    const tracker = new ProgressTracker({
      now: () => performance.now(),
      period: () => period.current * 1000,
      position: reportedAt ?? 0,
      placeSince: () => studyPlace().since,
      missing: () => missing?.current ?? 0,
      offer(progress, urgency) {
        learner ??= outbox.owner()
        const isTaken = outbox.offer({ course_id, section_id }, progress, urgency, learner)
        const { queryKey } = progressQuery(course_id)
        if (isTaken) client.setQueryData(queryKey, (all) => all && withReport(all, section_id, progress, Math.floor(serverNow() / 1000)))
        return isTaken
      },
      keep(progress) {
        learner ??= outbox.owner()
        outbox.keep({ course_id, section_id }, progress, learner)
      },
    })
    const binding = bindVideo(video, tracker, { position: startAt ?? 0, duration: duration ?? 0, positionOf })
    const stop = outbox.onSettled(() => tracker.settle(binding.head()))
    const stay = auth.beforeLogout(() => tracker.leave(binding.head()))
    return () => {
      stop()
      stay()
      binding.release()
    }
  }, [video, client, course_id, section_id, duration, startAt, reportedAt, positionOf, missing])
}
