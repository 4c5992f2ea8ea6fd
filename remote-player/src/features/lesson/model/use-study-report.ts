import { useEffect, useRef } from 'react'
import { serverNow } from '@xhkt/platform/api'
import { useQuery, useQueryClient } from '@xhkt/platform/query'
import { progressQuery, systemConfigQuery } from '../api/lesson-calls.ts'
import type { OpenedLesson } from './open-lesson.ts'
import { bindVideo } from './progress/bind-video.ts'
import { ProgressTracker } from './progress/progress-tracker.ts'
import { studyReports } from './progress/study-session.ts'
import { withReport } from './progress-cache.ts'
import { keepPlace } from './visitor-places.ts'

/** For a period of 0 or none, in seconds (docs/product/courses.md#study-progress). */
const DEFAULT_PERIOD = 15

/** Reports the progress of an open lesson for a learner. A visitor's position is only kept. */
export function useStudyReport(video: HTMLVideoElement | null, lesson: OpenedLesson, isSignedIn: boolean): void {
  const { course_id, section_id, duration, startAt, reportedAt } = lesson
  const client = useQueryClient()
  const { data: config } = useQuery(systemConfigQuery())
  const period = useRef(DEFAULT_PERIOD)
  useEffect(() => {
    period.current = config?.study_video_report_period || DEFAULT_PERIOD
  }, [config])

  useEffect(() => {
    if (!video) return
    if (!isSignedIn) return () => keepPlace(section_id, video.currentTime)
    const outbox = studyReports()
    const tracker = new ProgressTracker({
      now: () => performance.now(),
      period: () => period.current * 1000,
      position: reportedAt,
      offer(progress, urgency) {
        const isTaken = outbox.offer({ course_id, section_id }, progress, urgency)
        const { queryKey } = progressQuery(course_id)
        if (isTaken) client.setQueryData(queryKey, (all) => all && withReport(all, section_id, progress, Math.floor(serverNow() / 1000)))
        return isTaken
      },
    })
    const binding = bindVideo(video, tracker, { position: startAt, duration })
    const stop = outbox.onSettled(() => tracker.settle(binding.head()))
    return () => {
      stop()
      binding.release()
    }
  }, [video, isSignedIn, client, course_id, section_id, duration, startAt, reportedAt])
}
