import type { ReactNode } from 'react'
import { formatCount } from '@xhkt/kit/format'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import type { Choices, HrefOf } from './choices.ts'
import { FilterBar } from './filter-bar.tsx'
import css from './list-head.module.css'

interface Props {
  /** The title of the list; undefined while it loads. */
  name: string | undefined
  /** The number of courses; undefined while they are counted. */
  total: number | undefined
  choices: Choices
  hrefOf: HrefOf
  /** What stands at the end of the heading's line. */
  aside?: ReactNode
  /** More lines before the filter. */
  children?: ReactNode
}

/** The card over a list: heading with count, and filter. Stays while the courses change. */
export function ListHead({ name, total, choices, hrefOf, aside, children }: Props) {
  return (
    <div className={css.head}>
      <div className={css.line}>
        <h1 className={css.title}>
          {name === undefined ? (
            <span className={css.bone}>
              <VisuallyHidden>课程列表</VisuallyHidden>
            </span>
          ) : (
            <span className={css.name} title={name}>
              {name}
            </span>
          )}
          {total !== undefined && <span className={css.count}>共 {formatCount(total)} 门课程</span>}
        </h1>
        {aside}
      </div>
      {children}
      <FilterBar choices={choices} hrefOf={hrefOf} />
    </div>
  )
}
