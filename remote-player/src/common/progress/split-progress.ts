import { maxReportRanges, secondsOf } from '@xhkt/contract/played-ranges'
import type { Progress } from './progress-tracker.ts'

/** The same progress in parts that a report can hold. The last part has the time that was spent. */
export function splitProgress(progress: Progress): [Progress, ...Progress[]] {
  const { ranges } = progress
  if (ranges.length <= maxReportRanges) return [progress]
  const first = ranges.slice(0, maxReportRanges)
  const rest = ranges.slice(maxReportRanges)
  return [
    { ...progress, ranges: first, played: secondsOf(first), spent: 0 },
    ...splitProgress({ ...progress, ranges: rest, played: secondsOf(rest) }),
  ]
}
