import type { DataOf, LessonProgress } from '@xhkt/contract'
import { isFinished, mergeRanges, secondsOf } from '@xhkt/contract/played-ranges'
import type { Progress } from './progress-tracker.ts'

type Answer = DataOf<'GET', '/v1/user/study/section'>

/** The progress of a course with one more report, so that the outline follows without a request. `now` in seconds. */
export function withReport(answer: Answer, sectionId: string, progress: Progress, now: number): Answer {
  const { position, duration, missing = 0 } = progress
  const before = answer.list.find(({ section_id }) => section_id === sectionId)
  const ranges = mergeRanges([...(before?.ranges ?? []), ...progress.ranges])
  const played = secondsOf(ranges)
  const after: LessonProgress = {
    section_id: sectionId,
    position,
    duration,
    played,
    ranges,
    finished: (before?.finished ?? false) || isFinished(played, duration - missing),
    updated_at: now,
  }
  return { list: [...answer.list.filter((each) => each !== before), after] }
}
