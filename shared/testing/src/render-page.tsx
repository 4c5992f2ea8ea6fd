import { QueryClient } from '@tanstack/react-query'
import { render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { QueryClientProvider } from '@xhkt/platform/query'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { type ApiCall, type Answers, answerCalls, signInLearner } from './answer-calls.tsx'
import { FeedbackOutlet } from './feedback-outlet.tsx'

export { ApiFailure, type ApiCall, type Answers } from './api-answers.ts'

export interface PageOptions {
  /** Path and query that the page is opened at. */
  address?: string
  answers?: Answers
  /** True: a learner is signed in. */
  session?: boolean
}

export interface PageUnderTest extends RenderResult {
  user: UserEvent
  /** Path, query and hash that the page has gone to. */
  address: () => string
  /** Every call that left the client, oldest first. */
  calls: ApiCall[]
}

/**
 * Mounts a page as the host does: router, query client, session, notices. The API client is the real one,
 * its requests are answered from `answers`. Everything is undone after the test.
 */
export function renderPage(ui: ReactNode, { address = '/', answers = {}, session = false }: PageOptions = {}): PageUnderTest {
  const calls = answerCalls(answers)
  if (session) signInLearner()
  // The page is entered anew: its step of the history keeps nothing.
  history.replaceState(null, '')
  let current = address
  function Address() {
    const { pathname, search, hash } = useLocation()
    current = pathname + search + hash
    return null
  }
  const page = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <Address />
        {ui}
        <FeedbackOutlet />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...page, user: userEvent.setup(), address: () => current, calls }
}
