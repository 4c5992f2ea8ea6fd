import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { forgetSubmissions } from '@xhkt/shared/api'
import { auth } from '@xhkt/shared/auth'
import { useFeedback } from '@xhkt/shared/feedback'
import { QueryClientProvider } from '@xhkt/shared/query'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import type { Answers, ApiCall } from './api-answers.ts'
import { installTransport } from './fake-transport.ts'
import { FeedbackOutlet } from './feedback-outlet.tsx'

export { ApiFailure, type ApiCall, type Answers } from './api-answers.ts'

export interface PageOptions {
  /** Path and query that the page is opened at. */
  address?: string
  answers?: Answers
  /** Whether a learner is signed in. */
  session?: boolean
}

export interface PageUnderTest extends RenderResult {
  user: UserEvent
  /** Path, query and hash that the page has gone to. */
  address: () => string
  /** Every call that left the client, oldest first. */
  calls: ApiCall[]
}

const demoUser = { user_id: '1', nickname: '小明', avatar: '', phone: '13800000001' }

let restoreTransport: (() => void) | undefined

afterEach(() => {
  cleanup()
  restoreTransport?.()
  restoreTransport = undefined
  auth.signOut()
  auth.closeLogin()
  useFeedback.setState({ toasts: [], questions: [] })
  localStorage.clear()
  sessionStorage.clear()
})

/**
 * Mounts a page as the host does: router, query client, session, notices. The API client is the real one,
 * its requests are answered from `answers`.
 */
export function renderPage(ui: ReactNode, { address = '/', answers = {}, session = false }: PageOptions = {}): PageUnderTest {
  const transport = installTransport(answers)
  restoreTransport = transport.restore
  forgetSubmissions()
  if (session) {
    auth.signIn({ access_token: 'test-token', expires_in: 7200, is_bind: 1, openid: '', unionid: '' })
    auth.setUser(demoUser, null)
  }
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
  return { ...page, user: userEvent.setup(), address: () => current, calls: transport.calls }
}
