import type { ReactNode } from 'react'
import { AntdProvider } from '@xhkt/platform/antd/core'
import css from './account-card.module.css'

interface Props {
  title: string
  children: ReactNode
  /** The ways to the other account pages. */
  ways: ReactNode
}

/** One form for a way in, as a page of its own. */
export function AccountCard({ title, children, ways }: Props) {
  return (
    <AntdProvider>
      <div className={css.card}>
        <h1 className={css.title}>{title}</h1>
        {children}
        <nav className={css.ways} aria-label="其他方式">
          {ways}
        </nav>
      </div>
    </AntdProvider>
  )
}
