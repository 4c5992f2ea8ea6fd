import type { LessonProgress } from '@xhkt/contract'
import { noValue } from '@xhkt/contract/no-value'

/** How far a lesson was studied: 未学, `已学 47%`, 已学完; `--` for unknown seconds. */
export function lessonProgressText(progress: Pick<LessonProgress, 'played' | 'duration' | 'finished'> | undefined): string {
  if (!progress) return '未学'
  if (progress.finished) return '已学完'
  const share = progress.duration > 0 ? progress.played / progress.duration : 0
  if (Number.isNaN(share)) return noValue
  // What was begun is never 0, and what is not finished never 100.
  return `已学 ${Math.min(99, Math.max(1, Math.round(share * 100)))}%`
}
