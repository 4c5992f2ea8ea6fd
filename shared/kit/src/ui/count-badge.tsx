import { badgeCount } from '@xhkt/kit/format'
import { classNames } from './class-names.ts'
import css from './count-badge.module.css'

interface CountBadgeProps {
  count: number
  /** Its place. */
  className: string | undefined
}

/** The number of new items, 99+ at most. Screen readers need the number in words beside it. */
export const CountBadge = ({ count, className }: CountBadgeProps) => (
  <span className={classNames(css.badge, className)} aria-hidden="true">
    {badgeCount(count)}
  </span>
)
