import type { ReactNode } from 'react'
import type { CourseCard } from '@xhkt/contract'
import { CourseGrid } from '@xhkt/kit/ui/course-grid'
import { Pagination } from '@xhkt/kit/ui/pagination'
import { type Read, ReadView } from '@xhkt/kit/ui/read-view'
import { GridSkeleton } from '@xhkt/kit/ui/course-skeletons'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import type { Choices, HrefOf } from './choices.ts'
import { type Nothing, nothingOf } from './nothing.tsx'
import css from './results.module.css'

interface Page {
  list: CourseCard[]
  total: number
  page: number
  page_size: number
}

/** A page of courses as `useQuery` returns it. */
export type Answer = Required<Read<Page>>

interface Props {
  answer: Answer
  /** The number of courses, from `useTotal`; undefined while they are counted. */
  total: number | undefined
  /** Names the list for screen readers. */
  label: string
  choices: Choices
  hrefOf: HrefOf
  /** Cards per row. */
  columns?: 4 | 5
  /** Renders the texts of a card, for example with matches marked. */
  mark?: (text: string) => ReactNode
  /** Shown when the list has no course at all, whatever the filter. */
  empty: Nothing
}

/** A page of courses with its pager, in each of its states. The previous page stays while the next one loads. */
export function Results({ answer, total, label, choices, hrefOf, columns = 5, mark, empty }: Props) {
  const { data, isPlaceholderData: isMoving, isPaused } = answer
  // What an empty list says does not hold for the one that loads.
  const shown = isMoving && (isPaused || data?.list.length === 0) ? undefined : data
  const pages = shown ? Math.ceil(shown.total / shown.page_size) : 0
  const isEmpty = shown?.list.length === 0
  const nothing = isEmpty ? nothingOf({ choices, pages, hrefOf, empty }) : undefined
  const said = shown && (isMoving ? '加载中' : (nothing?.title ?? `第 ${shown.page} 页，共 ${pages} 页`))
  return (
    <>
      <VisuallyHidden>
        {/* Always in the page: text that appears together with its live region is not announced. */}
        <span role="status">{said}</span>
      </VisuallyHidden>
      <ReadView query={{ ...answer, data: shown }} loading={<GridSkeleton columns={columns} />}>
        {({ list, total: all, page_size }) => (
          <>
            <div className={isMoving ? css.moving : undefined} aria-busy={isMoving}>
              {nothing ? (
                <>
                  <EmptyView {...nothing} />
                  {nothing.below}
                </>
              ) : (
                <CourseGrid courses={list} label={label} columns={columns} priorityCount={columns} mark={mark} />
              )}
            </div>
            {!nothing && (
              // No paging until the number of pages is known.
              <div className={css.pager} inert={total === undefined}>
                <Pagination page={choices.page} total={all} pageSize={page_size} hrefOf={(to) => hrefOf({ page: to })} />
              </div>
            )}
          </>
        )}
      </ReadView>
    </>
  )
}
