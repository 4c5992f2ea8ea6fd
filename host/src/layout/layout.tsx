import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { TopBar, type TopBarProps } from './top-bar.tsx'
import './base.module.css'
import css from './layout.module.css'

export interface LayoutProps extends TopBarProps {
  children: ReactNode
}

/**
 * Top bar, main area and footer. Pure: the build draws it into index.html with nothing loaded yet, at the sizes that it
 * keeps afterwards. Its links are plain ones; the app hands clicks on them to the router.
 */
export function Layout({ children, ...bar }: LayoutProps) {
  return (
    <div className={css.layout}>
      <a className={css.skip} href="#main">
        跳到主要内容
      </a>
      <TopBar {...bar} />
      <main className={css.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer config={bar.config} />
    </div>
  )
}
