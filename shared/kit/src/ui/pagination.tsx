import type { ReactNode } from 'react'
import { formatCount } from '@xhkt/kit/format'
import { classNames } from './class-names.ts'
import { pageWindow } from './page-window.ts'
import css from './pagination.module.css'

interface Pages {
  /** From 1. */
  page: number
  /** The number of items on all pages. */
  total: number
  pageSize: number
  /** The accessible name, for a page with several paginations. */
  label?: string
}

interface ByLink {
  /** The address of a page. Paging then is navigation, so back and reload keep the page. */
  hrefOf: (page: number) => string
}

interface ByPress {
  /** For a list within a page, whose page is not in the address. */
  onPage: (page: number) => void
}

export type PaginationProps = Pages & (ByLink | ByPress)

/** The pagination of a list. Renders nothing for a single page, and where the number of pages is unknown. */
export function Pagination({ page, total, pageSize, label = '分页', ...way }: PaginationProps) {
  const pages = Math.ceil(total / pageSize)
  if (!(pages > 1)) return null
  const item = (to: number, content: ReactNode, name?: string) => {
    const attributes = {
      className: classNames(css.item, name && to === page && css.current),
      'aria-label': name,
      'aria-current': name && to === page ? ('page' as const) : undefined,
    }
    return 'hrefOf' in way ? (
      <a key={name} {...attributes} href={way.hrefOf(to)} rel={name ? undefined : to < page ? 'prev' : 'next'}>
        {content}
      </a>
    ) : (
      <button key={name} {...attributes} type="button" onClick={() => way.onPage(to)}>
        {content}
      </button>
    )
  }
  const step = (to: number, name: string) =>
    to < 1 || to > pages ? <span className={classNames(css.item, css.off)}>{name}</span> : item(to, name)
  return (
    <nav className={css.pager} aria-label={label}>
      <span className={css.total}>共 {formatCount(total)} 条</span>
      {step(page - 1, '上一页')}
      {pageWindow(page, pages).map((place, i) =>
        place === 'gap' ? (
          <span key={`gap-${i}`} className={css.gap} aria-hidden="true">
            …
          </span>
        ) : (
          item(place, place, `第 ${place} 页`)
        ),
      )}
      {step(page + 1, '下一页')}
    </nav>
  )
}
