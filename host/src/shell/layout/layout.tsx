import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import type { ReadRetry } from './read-retry.ts'
import { ShellErrorBoundary } from './shell-error-boundary.tsx'
import { TopBar, type TopBarProps } from './top-bar.tsx'
import './base.module.css'
import css from './layout.module.css'

export interface LayoutProps extends TopBarProps {
  /** Set when the config failed to load. */
  configRetry?: ReadRetry | null
  children: ReactNode
}

/** For an answer that the shell cannot show. A reload requests it again. */
const reload: ReadRetry = { onRetry: () => location.reload(), retrying: false }

/**
 * Top bar, main area and footer. Depends on its props alone, so that the build can render it into index.html without data, at its final
 * size. Its links are plain; the app passes clicks on them to the router.
 */
export function Layout({ children, configRetry, ...bar }: LayoutProps) {
  return (
    <>
      <a className={css.skip} href="#main">
        跳到主要内容
      </a>
      <ShellErrorBoundary
        fallback={<TopBar {...bar} menu={null} config={null} user={bar.user && undefined} menuRetry={reload} userRetry={reload} />}
      >
        <TopBar {...bar} />
      </ShellErrorBoundary>
      <main className={css.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <ShellErrorBoundary fallback={<Footer config={null} retry={reload} />}>
        <Footer config={bar.config} retry={configRetry} />
      </ShellErrorBoundary>
    </>
  )
}
