import type { ReactNode } from 'react'
import { OfflineError } from '@xhkt/kit/query/offline-error'
import { Button } from './button.tsx'
import { focusAncestorOnUnmount } from './focus-ancestor.ts'
import css from './state-view.module.css'

export interface EmptyViewProps {
  title: string
  description?: string
  /** A button or a link to continue with. */
  action?: ReactNode
  /** The view is the whole page: its title is the page's heading. */
  page?: boolean
}

/** The empty state of a list or a page (docs/product/look.md#view-states). */
export function EmptyView({ title, description, action, page = false }: EmptyViewProps) {
  const Title = page ? 'h1' : 'p'
  return (
    <div className={css.view} data-state="empty">
      <svg className={css.picture} viewBox="0 0 120 80" width="120" height="80" aria-hidden="true">
        <path className={css.shade} d="M14 68a46 7 0 1 0 92 0 46 7 0 1 0-92 0" />
        <path className={css.paper} d="M24 18c13-4 25-2 36 6 11-8 23-10 36-6v46c-13-4-25-2-36 6-11-8-23-10-36-6z" />
        <path className={css.line} d="M60 24v46M34 31c6-1 11 0 16 3M34 42c6-1 11 0 16 3M70 34c5-3 10-4 16-3M70 45c5-3 10-4 16-3" />
      </svg>
      <Title className={css.title}>{title}</Title>
      {description && <p className={css.description}>{description}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}

export interface ErrorViewProps {
  /** The view shows its `message`. */
  error: unknown
  onRetry: () => void
  /** The retry is running. */
  retrying?: boolean
  /** Without it 加载失败, or 网络异常 for an `OfflineError`. */
  title?: string
  /** A second button or link beside 重试. */
  action?: ReactNode
  /** The view is the whole page: its title is the page's heading. */
  page?: boolean
  /** Whether a picture stands above the text. */
  picture?: boolean
}

const titleOf = (error: unknown): string => (error instanceof OfflineError ? '网络异常' : '加载失败')
const textOf = (error: unknown): string => (error instanceof Error && error.message ? error.message : '请稍后再试')

/** The error state of a list or a page, with 重试 (docs/product/look.md#view-states). */
export function ErrorView({ error, onRetry, retrying = false, title = titleOf(error), action, page, picture = true }: ErrorViewProps) {
  const Title = page ? 'h1' : 'p'
  return (
    <div ref={focusAncestorOnUnmount} className={css.view} role="alert" data-state="error">
      {picture && (
        <svg className={css.picture} viewBox="0 0 120 80" width="120" height="80" aria-hidden="true">
          <path className={css.shade} d="M14 70a46 6 0 1 0 92 0 46 6 0 1 0-92 0" />
          <path className={css.paper} d="M38 62a17 17 0 0 1-2-34 25 25 0 0 1 48 2 16 16 0 0 1 0 32z" />
          <path className={css.mark} d="M60 36v13M60 55v1" />
        </svg>
      )}
      <Title className={css.title}>{title}</Title>
      <p className={css.description}>{textOf(error)}</p>
      <div className={css.action}>
        <Button variant="primary" onClick={onRetry} loading={retrying}>
          重试
        </Button>
        {action}
      </div>
    </div>
  )
}
