import { render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { queryClient, QueryClientProvider } from '@xhkt/platform/query'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { type ApiCall, type Answers, answerCalls, signInLearner } from './answer-calls.tsx'
import { ToastOutlet } from './toast-outlet.tsx'

export { ApiFailure, type ApiCall, type Answers } from './api-answers.ts'

export interface PageOptions {
  /** The path and query of the page. */
  address?: string
  answers?: Answers
  /** True: a learner is signed in. */
  session?: boolean
}

export interface PageUnderTest extends RenderResult {
  user: UserEvent
  /** The current path, query and hash. */
  address: () => string
  /** How the current entry of the history was reached: `REPLACE` leaves no entry behind it for Back. */
  navigation: () => 'POP' | 'PUSH' | 'REPLACE'
  /** Every call that was sent, oldest first. */
  calls: ApiCall[]
}

// A failed call is sent again at once, not after a second.
const { queries } = queryClient.getDefaultOptions()
queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })

afterEach(() => queryClient.clear())

/**
 * Renders a page as the host does: with router, query client, session, toasts and questions. The API client is real, and `answers`
 * answers its requests. Everything is reset after the test.
 */
export function renderPage(ui: ReactNode, { address = '/', answers = {}, session = false }: PageOptions = {}): PageUnderTest {
  queryClient.clear()
  const calls = answerCalls(answers)
  if (session) signInLearner()
  // The history entry of a new page has no state.
  history.replaceState(null, '')
  let current = address
  let reachedBy: ReturnType<PageUnderTest['navigation']> = 'POP'
  function Address() {
    const { pathname, search, hash } = useLocation()
    current = pathname + search + hash
    reachedBy = useNavigationType()
    return null
  }
  const page = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <Address />
        {ui}
        <ToastOutlet />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...page, user: userEvent.setup(), address: () => current, navigation: () => reachedBy, calls }
}
