import type { CourseDetail, LessonProgress } from '@xhkt/contract'
import { useNow } from '@xhkt/platform/api'
import { Cost } from '../../../common/course/cost.tsx'
import { usePrice } from '../../../common/course/use-price.ts'
import { actionsOf } from '../model/purchase.ts'
import { ActionButton } from './head/actions.tsx'
import css from './sticky-summary.module.css'

interface StickySummaryProps {
  course: CourseDetail
  /** Undefined while it is unknown. */
  studied: LessonProgress[] | undefined
}

/** Title, price and main action at the bottom of a narrow window. In a wider window the offer stays beside the text. */
export function StickySummary({ course, studied }: StickySummaryProps) {
  const state = usePrice(course)
  const now = useNow(60_000)
  return (
    <div className={css.summary} role="group" aria-label="课程概要">
      <span className={css.title} title={course.title}>
        {course.title}
      </span>
      <Cost state={state} />
      <ActionButton action={actionsOf(state, course, studied, now)[0]} size="sm" />
    </div>
  )
}
