import { render } from '@testing-library/react'
import { queryClient, QueryClientProvider } from '@xhkt/platform/query'
import { useLocation } from '@xhkt/platform/router'
import { HistoryRouter } from '@xhkt/platform/router/history'
import { replaceAddress } from '@xhkt/platform/router/history-state'
import { answerCalls, type Answers, signInLearner } from '@xhkt/testing/answer-calls'
import { history } from '../../navigation/navigation.ts'
import { usePageFocus } from '../../navigation/page-focus.ts'
import { PageScroll } from '../../navigation/page-scroll.ts'
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
