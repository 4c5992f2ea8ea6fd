import { useCallback, useEffect, useRef } from 'react'
import type { LiveRoom } from '@xhkt/contract'
import { serverNow } from '@xhkt/platform/api'
import type { Playback } from '@xhkt/platform/media'
import { realLatency } from './real-latency.ts'
import { useStudyReport } from '../../../../common/progress/use-study-report.ts'

function latencyOf(playback: Playback | null): number {
  const behindNewest = playback?.latency() ?? null
  return playback && behindNewest !== null ? realLatency(playback, behindNewest) : 0
}

/** Reports a live lesson as recorded ones are; its position is the seconds since the start (docs/product/courses.md#study-progress). */
export function useLiveProgress(video: HTMLVideoElement | null, room: LiveRoom, playback: Playback | null): void {
  const { course_id, section_id, started_at, starts_at, ends_at, userInfo, can_watch } = room
  const attached = useRef(playback)
  useEffect(() => {
    attached.current = playback
  }, [playback])
  const begun = started_at || starts_at
  const positionOf = useCallback(() => Math.max(0, serverNow() / 1000 - begun - latencyOf(attached.current)), [begun])
  const isCounted = userInfo.userId !== '' && can_watch
  useStudyReport(
    video,
    isCounted ? { course_id, section_id, duration: Math.max(1, ends_at - begun), startAt: 0, reportedAt: 0, positionOf } : null,
  )
}
