import type { ReactNode } from 'react'
import { AntdProvider } from '@xhkt/platform/antd/core'
import { CookieNotice } from '../../session/forms/cookie-notice.tsx'
import css from './account-card.module.css'

interface Props {
  title: string
  children: ReactNode
  /** Links to the other account pages. */
  links: ReactNode
}

export function AccountCard({ title, children, links }: Props) {
  return (
    <AntdProvider>
      <div className={css.card}>
        <h1 className={css.title}>{title}</h1>
        <CookieNotice />
        {children}
        <nav className={css.ways} aria-label="其他方式">
          {links}
        </nav>
      </div>
    </AntdProvider>
  )
}
