import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { classNames } from '@xhkt/kit/ui/class-names'
import { focusAncestorOnUnmount } from '@xhkt/kit/ui/focus-ancestor'
import { comparison } from '../../paths.ts'
import { chooseForComparison, mostCompared } from './compared.ts'
import css from './chosen-courses.module.css'

export interface ChosenCoursesProps {
  ids: readonly string[]
  /** On the page of a course: above its summary, or not in sight while its actions are. */
  inNarrowWindow?: 'raised' | 'hidden'
}

/** The number of chosen courses at the bottom of the window, and the way to their comparison. */
export function ChosenCourses({ ids, inNarrowWindow }: ChosenCoursesProps) {
  return (
    <div
      ref={focusAncestorOnUnmount}
      className={classNames(css.bar, inNarrowWindow === 'raised' && css.raised, inNarrowWindow === 'hidden' && css.hidden)}
      role="group"
      aria-label="课程对比"
    >
      <span>
        已选 {ids.length}/{mostCompared}
      </span>
      <Button variant="text" size="sm" onClick={() => chooseForComparison([])}>
        清空
      </Button>
      {ids.length > 1 ? (
        <ButtonLink variant="primary" size="sm" href={comparison(ids)}>
          对比
        </ButtonLink>
      ) : (
        <span className={css.hint}>再选一门即可对比</span>
      )}
    </div>
  )
}
