import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { classNames } from '@xhkt/kit/ui/class-names'
import { comparison } from '../../paths.ts'
import { chooseForComparison, mostCompared } from './compared.ts'
import css from './chosen-courses.module.css'

export interface ChosenCoursesProps {
  ids: readonly string[]
  /** Above the summary of a course, in a narrow window. */
  raised?: boolean
}

/** The number of chosen courses at the bottom of the window, and the way to their comparison. */
export function ChosenCourses({ ids, raised }: ChosenCoursesProps) {
  return (
    <div className={classNames(css.bar, raised && css.raised)} role="group" aria-label="课程对比">
      <span role="status">
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
