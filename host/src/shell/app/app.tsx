import { useEffect } from 'react'
import * as paths from '@xhkt/contract/paths'
import { auth, useAuth } from '@xhkt/platform/auth'
import { queryClient, QueryClientProvider } from '@xhkt/platform/query'
import { useLocation } from '@xhkt/platform/router'
import { HistoryRouter } from '@xhkt/platform/router/history'
import { ToastOutlet } from '../layout/toast-outlet.tsx'
import { Layout } from '../layout/layout.tsx'
import { search } from '../search/search.ts'
import { prefetchLogin } from '../../session/login-dialog/login-loader.ts'
import { SessionRoot } from '../../session/login-dialog/session-root.tsx'
import { loadUser, signOut, useUserLoad } from '../../session/session.ts'
import { resumeThirdParty } from '../../session/third-party/wechat-return.ts'
import { routeOf } from '../../federation/tab-releases.ts'
import { checkForUpdate } from '../upgrade/check-for-update.ts'
import { confirmLeave } from '../navigation/confirm-leave.ts'
import { followLink } from '../navigation/follow-link.ts'
import { history } from '../navigation/navigation.ts'
import { usePageFocus } from '../navigation/page-focus.ts'
import { reloadRootView } from '../root-view/root-view.ts'
import { RouteView } from './route-view.tsx'
import { PageScroll } from '../navigation/page-scroll.ts'
import { useShellData } from '../root-view/shell-data.ts'

const logOut = (): void =>
  confirmLeave(() => {
    // Leaves a page that needs a session first, or that page would request a login.
    if (routeOf(history.location.pathname)?.access === 'session') history.replace(paths.home)
    void signOut()
  })

function Shell() {
  const location = useLocation()
  const { pathname, search: query } = location
  // Undefined while a learner is signed in but not fetched yet.
  const user = useAuth((state) => (state.token === null ? null : (state.user ?? undefined)))
  const shellData = useShellData()
  const userFailed = useUserLoad((state) => state.failed)
  const retrying = useUserLoad((state) => state.loading)
  usePageFocus()
  useEffect(() => checkForUpdate(true), [pathname, query])
  return (
    <Layout
      {...shellData}
      user={user}
      userRetry={userFailed ? { onRetry: () => void loadUser(), retrying } : null}
      address={pathname + query}
      onLogin={() => auth.openLogin()}
      onRegister={() => auth.openRegister()}
      onLoginIntent={prefetchLogin}
      onSignOut={logOut}
      search={search}
    >
      <PageScroll address={pathname + query} location={location} />
      <RouteView />
    </Layout>
  )
}

/** The shell with the current page, and the dialogs and toasts over them. */
export function App() {
  useEffect(() => {
    document.addEventListener('click', followLink)
    return () => document.removeEventListener('click', followLink)
  }, [])
  useEffect(() => void resumeThirdParty({ go: (path) => history.replace(path), onSignedIn: reloadRootView }), [])
  return (
    <QueryClientProvider client={queryClient}>
      {/* With transitions the navigation would render after the logout that follows it, and the guarded page would request a login. */}
      <HistoryRouter history={history} useTransitions={false}>
        <Shell />
        <SessionRoot onSessionChange={reloadRootView} />
        <ToastOutlet />
      </HistoryRouter>
    </QueryClientProvider>
  )
}
