import type { ReactNode } from 'react'
import css from './fold.module.css'

export interface FoldProps {
  /** The line that opens and closes it. */
  summary: ReactNode
  className?: string
  children: ReactNode
}

/** What most learners do not need, behind a line that opens it. */
export const Fold = ({ summary, className, children }: FoldProps) => (
  <details className={className}>
    <summary className={css.summary}>{summary}</summary>
    {children}
  </details>
)
