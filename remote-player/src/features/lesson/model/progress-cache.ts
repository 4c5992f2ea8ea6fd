import type { DataOf, LessonProgress } from '@xhkt/contract'
import { FINISHED_WITH_LEFT } from './progress/resume-position.ts'
import type { Progress } from './progress/progress-tracker.ts'

type Answer = DataOf<'GET', '/v1/user/study/section'>

/** The progress of a course with one more report, so that the outline follows without a request. `now` in seconds. */
export function withReport(answer: Answer, sectionId: string, progress: Progress, now: number): Answer {
  const { position, duration, played } = progress
  const before = answer.list.find(({ section_id }) => section_id === sectionId)
  const after: LessonProgress = {
    section_id: sectionId,
    position,
    duration,
    played: (before?.played ?? 0) + played,
    finished: (before?.finished ?? false) || duration - position < FINISHED_WITH_LEFT,
    updated_at: now,
  }
  return { list: [...answer.list.filter((each) => each !== before), after] }
}
