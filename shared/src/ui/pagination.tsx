import { classNames } from './class-names.ts'
import { pageWindow } from './page-window.ts'
import css from './pagination.module.css'

export interface PaginationProps {
  /** From 1. */
  page: number
  /** Items in all. */
  total: number
  pageSize: number
  /** The address of a page: paging is navigation, so that back and refresh keep the place. */
  hrefOf: (page: number) => string
  /** Tells it from another one on the same page. */
  label?: string
}

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination({ page, total, pageSize, hrefOf, label = '分页' }: PaginationProps) {
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  const step = (to: number, name: string) =>
    to < 1 || to > pages ? (
      <span className={classNames(css.item, css.off)}>{name}</span>
    ) : (
      <a className={css.item} href={hrefOf(to)} rel={to < page ? 'prev' : 'next'}>
        {name}
      </a>
    )
  return (
    <nav className={css.pager} aria-label={label}>
      <span className={css.total}>共 {total} 条</span>
      {step(page - 1, '上一页')}
      {pageWindow(page, pages).map((item, i) =>
        item === 'gap' ? (
          <span key={`gap-${i}`} className={css.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={item}
            className={classNames(css.item, item === page && css.current)}
            href={hrefOf(item)}
            aria-label={`第 ${item} 页`}
            aria-current={item === page ? 'page' : undefined}
          >
            {item}
          </a>
        ),
      )}
      {step(page + 1, '下一页')}
    </nav>
  )
}
