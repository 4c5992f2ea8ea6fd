import type { ReactNode } from 'react'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { Pagination } from '@xhkt/kit/ui/pagination'
import { type Read, ReadView } from '@xhkt/kit/ui/read-view'
import { EmptyView, type EmptyViewProps } from '@xhkt/kit/ui/state-view'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import css from './list-results.module.css'

/** A page of rows, as the API answers every list. */
export interface ListPage<Row> {
  list: Row[]
  /** Rows on all pages. */
  total: number
  /** From 1. */
  page: number
  page_size: number
}

/** A page of rows as `useQuery` returns it. */
export type ListAnswer<Row> = Required<Read<ListPage<Row>>>

/** The view of an empty list. Its title is announced too. */
export interface EmptyList extends EmptyViewProps {
  /** Content below it, such as more links. */
  below?: ReactNode
}

export interface ListResultsProps<Row> {
  answer: ListAnswer<Row>
  /** The page of the address, from 1. */
  page: number
  /** The number of rows, from `useTotal`; undefined while they are counted. */
  total: number | undefined
  /** The address of a page. */
  hrefOf: (page: number) => string
  /** Shown until the first answer. */
  loading: ReactNode
  /** Shown when the list has no row on any page. */
  empty: EmptyList
  /** Wraps the rows and the view of an error, but not `loading`. */
  frame?: (content: ReactNode) => ReactNode
  children: (rows: Row[]) => ReactNode
}

const noSuchPage = (page: number, pages: number, href: string): EmptyList => ({
  title: `没有第 ${page} 页`,
  description: `一共 ${pages} 页`,
  action: (
    <ButtonLink variant="primary" href={href}>
      去最后一页
    </ButtonLink>
  ),
})

const noFrame = (content: ReactNode): ReactNode => content

/**
 * A page of a list with its pagination, in each of its states. The previous page stays while the next one loads. The page, or why it is
 * empty, is announced.
 */
export function ListResults<Row>(props: ListResultsProps<Row>) {
  const { answer, page, total, hrefOf, loading, empty, frame = noFrame, children } = props
  const { data, isPlaceholderData: isMoving, isPaused } = answer
  // The previous list was empty; the list that loads may not be.
  const shown = isMoving && (isPaused || data?.list.length === 0) ? undefined : data
  // 0 also for an answer without a valid number of rows.
  const pages = shown ? Math.ceil(shown.total / shown.page_size) || 0 : 0
  const nothing = shown?.list.length === 0 ? (pages > 0 ? noSuchPage(page, pages, hrefOf(pages)) : empty) : undefined
  const status = shown && (isMoving ? '加载中' : (nothing?.title ?? `第 ${page} 页${pages > 0 ? `，共 ${pages} 页` : ''}`))
  return (
    <>
      <VisuallyHidden>
        {/* Always in the page: text that appears together with its live region is not announced. */}
        <span role="status">{status}</span>
      </VisuallyHidden>
      <ReadView query={{ ...answer, data: shown }} loading={loading} renderError={frame}>
        {({ list, total: all, page_size }) =>
          frame(
            <>
              <div className={isMoving ? css.moving : undefined} aria-busy={isMoving}>
                {nothing ? (
                  <>
                    <EmptyView {...nothing} />
                    {nothing.below}
                  </>
                ) : (
                  children(list)
                )}
              </div>
              {!nothing && (
                // No paging until the number of pages is known.
                <div className={css.pager} inert={total === undefined}>
                  <Pagination page={page} total={all} pageSize={page_size} hrefOf={hrefOf} />
                </div>
              )}
            </>,
          )
        }
      </ReadView>
    </>
  )
}
