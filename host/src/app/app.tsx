import { useEffect } from 'react'
import * as paths from '@xhkt/contract/paths'
import { auth, useAuth } from '@xhkt/platform/auth'
import { queryClient, QueryClientProvider } from '@xhkt/platform/query'
import { useLocation } from '@xhkt/platform/router'
import { HistoryRouter } from '@xhkt/platform/router/history'
import { FeedbackOutlet } from '../layout/feedback-outlet.tsx'
import { Layout } from '../layout/layout.tsx'
import { search } from '../search/search.ts'
import { prefetchLogin } from '../session/login-loader.ts'
import { SessionRoot } from '../session/session-root.tsx'
import { signOut } from '../session/session.ts'
import { resumeWechat } from '../session/third/wechat-return.ts'
import { routeOf } from '../federation/tab-releases.ts'
import { lookForNewer } from '../upgrade/look-for-newer.ts'
import { followLink, history } from './navigation.ts'
import { usePageFocus } from './page-focus.ts'
import { reloadRootView } from './root-view.ts'
import { RouteView } from './route-view.tsx'
import { useScrollToTop } from './scroll.ts'
import { useShellData } from './shell-data.ts'

async function leave(): Promise<void> {
  // First off a page that needs a session, or that page would ask for a login.
  if (routeOf(history.location.pathname)?.access === 'session') history.replace(paths.home)
  await signOut()
  reloadRootView()
}

function Shell() {
  const { pathname, search: query } = useLocation()
  // Undefined: somebody is signed in, but who is not yet known.
  const user = useAuth((state) => (state.token === null ? null : (state.user ?? undefined)))
  const { menu, config } = useShellData()
  useScrollToTop()
  usePageFocus()
  useEffect(() => lookForNewer(true), [pathname, query])
  return (
    <Layout
      menu={menu}
      config={config}
      user={user}
      address={pathname + query}
      onLogin={() => auth.openLogin()}
      onRegister={() => auth.openRegister()}
      onLoginIntent={prefetchLogin}
      onSignOut={() => void leave()}
      search={search}
    >
      <RouteView />
    </Layout>
  )
}

/** The whole page: shell, addressed page, and what lies over them. */
export function App() {
  useEffect(() => {
    document.addEventListener('click', followLink)
    return () => document.removeEventListener('click', followLink)
  }, [])
  useEffect(() => resumeWechat({ go: (path) => history.replace(path), onSignedIn: reloadRootView }), [])
  return (
    <QueryClientProvider client={queryClient}>
      {/* A move that waits for its turn is seen after a logout that follows it: the guarded page would ask for a login. */}
      <HistoryRouter history={history} useTransitions={false}>
        <Shell />
        <SessionRoot onSignedIn={reloadRootView} />
        <FeedbackOutlet />
      </HistoryRouter>
    </QueryClientProvider>
  )
}
