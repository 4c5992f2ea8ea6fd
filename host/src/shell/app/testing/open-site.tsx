import { render, screen } from '@testing-library/react'
import { auth } from '@xhkt/platform/auth'
import { queryClient, QueryClientProvider } from '@xhkt/platform/query'
import { useLocation } from '@xhkt/platform/router'
import { HistoryRouter } from '@xhkt/platform/router/history'
import { replaceAddress } from '@xhkt/platform/router/history-state'
import { answerCalls, type Answers, signInLearner } from '@xhkt/testing/answer-calls'
import { history } from '../../navigation/navigation.ts'
import { usePageFocus } from '../../navigation/page-focus.ts'
import { PageScroll } from '../../navigation/page-scroll.ts'
import { reloadRootView } from '../../root-view/root-view.ts'
import { RouteView } from '../route-view.tsx'

export const courses = { list: [], total: 3, page: 1, page_size: 20 }

function Site() {
  usePageFocus()
  const location = useLocation()
  return (
    <main id="main" tabIndex={-1}>
      <PageScroll address={location.pathname + location.search} location={location} />
      <RouteView />
    </main>
  )
}

/** Renders the main area of the site at an address, for a visitor or a signed-in learner. */
export function openSite(address: string, { session = false, answers = {} }: { session?: boolean; answers?: Answers } = {}) {
  const calls = answerCalls({ 'GET /v1/user/course/list': courses, ...answers })
  if (session) signInLearner()
  replaceAddress(address)
  const site = (
    <QueryClientProvider client={queryClient}>
      <HistoryRouter history={history} useTransitions={false}>
        <Site />
      </HistoryRouter>
    </QueryClientProvider>
  )
  return { ...render(site), calls }
}

/** The field that the page at a path shows, by its label. */
export const fieldOf = (path: string) => screen.getByLabelText<HTMLInputElement>(`备注 ${path}`)

export const loginQuestion = () => screen.queryByRole('heading', { name: '请先登录' })

/** Logs a learner in, as the login dialog does. */
export function logInAgain(user_id = '1'): void {
  auth.signIn({ access_token: 'again', expires_in: 7200, is_bind: 1, openid: '', unionid: '' })
  auth.setUser({ user_id, nickname: '小明', avatar: '', phone: '13800000001' }, null)
  auth.closeLogin()
  reloadRootView()
}
