import type { ReactNode } from 'react'
import type { CourseCard } from '@xhkt/shared/contract'
import { ButtonLink } from '@xhkt/shared/ui/button'
import { CourseGrid } from '@xhkt/shared/ui/course-grid'
import { Pagination } from '@xhkt/shared/ui/pagination'
import { GridSkeleton } from '@xhkt/shared/ui/skeleton'
import { EmptyView, ErrorView } from '@xhkt/shared/ui/state-view'
import { VisuallyHidden } from '@xhkt/shared/ui/visually-hidden'
import { faultOf } from '../fault.ts'
import { type Choices, type HrefOf, isNarrowed } from './choices.ts'
import { anyPrice } from './price-range.ts'
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
  /** The way on where there is no course at all, whatever is chosen. */
  empty: ReactNode
}

function Nothing({ pages, choices, hrefOf, empty }: { pages: number } & Pick<Props, 'choices' | 'hrefOf' | 'empty'>) {
  if (pages > 0) {
    return (
      <EmptyView
        title={`没有第 ${choices.page} 页`}
        description={`这里的课程一共 ${pages} 页`}
        action={
          <ButtonLink variant="primary" href={hrefOf({ page: pages })}>
            去最后一页
          </ButtonLink>
        }
      />
    )
  }
  if (!isNarrowed(choices)) return empty
  return (
    <EmptyView
      title="没有符合条件的课程"
      description="换个条件，或清除筛选再看看"
      action={
        <ButtonLink variant="primary" href={hrefOf({ form: null, price: anyPrice })}>
          清除筛选
        </ButtonLink>
      }
    />
  )
}

/** A page of courses and the ways to the others, in each of its states. While another one is on the way, the one before stays. */
export function Results({ answer, total, label, choices, hrefOf, columns = 5, mark, empty }: Props) {
  const { data, error, isPlaceholderData: isMoving, isFetching, isPaused, refetch } = answer
  if (isPaused && (!data || isMoving)) return <ErrorView title="网络异常" error={faultOf(answer)} onRetry={() => void refetch()} />
  // What was said of an empty list is not true of the one that is on the way.
  if (!data || (isMoving && data.list.length === 0)) {
    if (error) return <ErrorView error={error} onRetry={() => void refetch()} retrying={isFetching} />
    return <GridSkeleton columns={columns} />
  }
  const { list, page, page_size } = data
  const pages = Math.ceil(data.total / page_size)
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isMoving ? '加载中' : list.length > 0 && `第 ${page} 页，共 ${pages} 页`}</span>
      </VisuallyHidden>
      <div className={isMoving ? css.moving : undefined} aria-busy={isMoving}>
        {list.length > 0 ? (
          <CourseGrid courses={list} label={label} columns={columns} priorityCount={columns} mark={mark} />
        ) : (
          <Nothing pages={pages} choices={choices} hrefOf={hrefOf} empty={empty} />
        )}
      </div>
      {list.length > 0 && (
        // While it is not known which pages there are, none can be gone to.
        <div className={css.pager} inert={total === undefined}>
          <Pagination page={choices.page} total={data.total} pageSize={page_size} hrefOf={(to) => hrefOf({ page: to })} />
        </div>
      )}
    </>
  )
}
