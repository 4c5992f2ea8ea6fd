import type { ReactNode } from 'react'
import type { CourseCard } from '@xhkt/contract'
import { faultOf, faultTitle } from '@xhkt/kit/query/fault'
import { CourseGrid } from '@xhkt/kit/ui/course-grid'
import { Pagination } from '@xhkt/kit/ui/pagination'
import { GridSkeleton } from '@xhkt/kit/ui/skeleton'
import { EmptyView, ErrorView } from '@xhkt/kit/ui/state-view'
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

/** What a query knows of a page of courses, as `useQuery` returns it. */
export interface Answer {
  data: Page | undefined
  error: unknown
  /** `data` is of the page before the addressed one. */
  isPlaceholderData: boolean
  isFetching: boolean
  /** The browser is offline, so nothing is asked. */
  isPaused: boolean
  refetch: () => unknown
}

interface Props {
  answer: Answer
  /** Courses in all, as `useTotal` tells; undefined while they are counted. */
  total: number | undefined
  /** What the list holds. */
  label: string
  choices: Choices
  hrefOf: HrefOf
  /** In a row. */
  columns?: 4 | 5
  /** Draws the texts of a card, as with what was searched for marked. */
  mark?: (text: string) => ReactNode
  /** Where there is no course at all, whatever is chosen. */
  empty: Nothing
}

/** There is no page to show: not yet, or not to be had. */
function Missing({ answer, columns }: { answer: Answer; columns: 4 | 5 }) {
  const { isFetching, refetch } = answer
  const fault = faultOf(answer)
  if (fault) return <ErrorView title={faultTitle(fault)} error={fault} onRetry={() => void refetch()} retrying={isFetching} />
  return <GridSkeleton columns={columns} />
}

/** A page of courses and the ways to the others, in each of its states. While another one is on the way, the one before stays. */
export function Results({ answer, total, label, choices, hrefOf, columns = 5, mark, empty }: Props) {
  const { data, isPlaceholderData: isMoving, isPaused } = answer
  // What was said of an empty list is not true of the one that is on the way.
  const shown = isMoving && (isPaused || data?.list.length === 0) ? undefined : data
  const pages = shown ? Math.ceil(shown.total / shown.page_size) : 0
  const isEmpty = shown?.list.length === 0
  const nothing = isEmpty ? nothingOf({ choices, pages, hrefOf, empty }) : undefined
  const said = shown && (isMoving ? '加载中' : (nothing?.title ?? `第 ${shown.page} 页，共 ${pages} 页`))
  return (
    <>
      <VisuallyHidden>
        {/* In its place whatever is below it: words that come together with their region are not announced. */}
        <span role="status">{said}</span>
      </VisuallyHidden>
      {shown ? (
        <div className={isMoving ? css.moving : undefined} aria-busy={isMoving}>
          {nothing ? (
            <>
              <EmptyView {...nothing} />
              {nothing.below}
            </>
          ) : (
            <CourseGrid courses={shown.list} label={label} columns={columns} priorityCount={columns} mark={mark} />
          )}
        </div>
      ) : (
        <Missing answer={answer} columns={columns} />
      )}
      {shown && !nothing && (
        // While it is not known which pages there are, none can be gone to.
        <div className={css.pager} inert={total === undefined}>
          <Pagination page={choices.page} total={shown.total} pageSize={shown.page_size} hrefOf={(to) => hrefOf({ page: to })} />
        </div>
      )}
    </>
  )
}
