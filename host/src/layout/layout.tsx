import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { ShellBoundary } from './shell-boundary.tsx'
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
      <ShellBoundary instead={<TopBar {...bar} menu={null} config={null} user={bar.user && undefined} />}>
        <TopBar {...bar} />
      </ShellBoundary>
      <main className={css.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <ShellBoundary instead={<Footer config={null} />}>
        <Footer config={bar.config} />
      </ShellBoundary>
    </div>
  )
}
