import type { CourseDetail, LessonProgress } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { useNow } from '@xhkt/platform/api'
import { formatFen } from '@xhkt/kit/format'
import { classNames } from '@xhkt/kit/ui/class-names'
import { tallLink } from '@xhkt/kit/ui/tall-link'
import { Cost } from '../../../common/course/cost.tsx'
import { priceName } from '../../../common/course/price.ts'
import { usePrice } from '../../../common/course/use-price.ts'
import { actionsOf } from '../model/purchase.ts'
import { ActionButton } from './head/actions.tsx'
import css from './sticky-summary.module.css'

interface StickySummaryProps {
  course: CourseDetail
  /** Undefined while it is unknown. */
  studied: LessonProgress[] | undefined
}

/**
 * Title, price and main action at the bottom of a narrow window; for a group the price of buying alone too. In a wider window the
 * offer stays beside the text.
 */
export function StickySummary({ course, studied }: StickySummaryProps) {
  const state = usePrice(course)
  const now = useNow(60_000)
  return (
    <div className={css.summary} role="group" aria-label="课程概要">
      <span className={css.course}>
        <span className={css.title} title={course.title}>
          {course.title}
        </span>
        {state.kind === 'group' && (
          <a className={classNames(css.alone, tallLink)} href={paths.payment(course.id)}>
            单独购买 {formatFen(state.single.fen)}
          </a>
        )}
      </span>
      <span className={css.cost}>
        {state.kind === 'group' && <span className={css.label}>{priceName(state)}</span>}
        <Cost state={state} />
      </span>
      <ActionButton action={actionsOf(state, course, studied, now)[0]} size="sm" />
    </div>
  )
}
