import * as paths from '@xhkt/contract/paths'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { Cover } from '@xhkt/kit/ui/cover'
import { focusAncestorOnUnmount } from '@xhkt/kit/ui/focus-ancestor'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import * as words from '@xhkt/kit/words'
import { comparison } from '../../../paths.ts'
import { chooseForComparison, useCompared } from '../../../common/compare/compared.ts'
import type { Column } from '../model/use-comparison.ts'
import sizes from '../../../sizes.module.css'
import css from './comparison-table.module.css'

interface ColumnHeadProps {
  column: Column
  /** All courses of the address. */
  ids: readonly string[]
}

/** The course of a column, and the way to the comparison without it. */
export function ColumnHead({ column: { id, course, isGone }, ids }: ColumnHeadProps) {
  // An address that somebody has shared leaves the learner's own choice as it is.
  const isOwnChoice = useCompared().join() === ids.join()
  const others = ids.filter((each) => each !== id)
  const title = course?.title ?? (isGone ? words.courseNotFound : `课程 ${id}`)
  return (
    <th ref={focusAncestorOnUnmount} scope="col" className={css.course}>
      <Cover className={sizes.comparedCover} src={course?.cover ?? ''} alt="" width={200} priority />
      <span className={css.name} title={title}>
        {title}
      </span>
      <span className={css.ways}>
        {course && (
          <ButtonLink size="sm" href={paths.course(id)}>
            查看课程<VisuallyHidden>{title}</VisuallyHidden>
          </ButtonLink>
        )}
        <ButtonLink variant="text" size="sm" href={comparison(others)} onClick={() => isOwnChoice && chooseForComparison(others)}>
          移除<VisuallyHidden>{title}</VisuallyHidden>
        </ButtonLink>
      </span>
    </th>
  )
}
