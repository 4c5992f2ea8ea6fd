import { forgetSubmissions } from '@xhkt/platform/api'
import { auth } from '@xhkt/platform/auth'
import { useQuestions } from '@xhkt/platform/confirm'
import { useToasts } from '@xhkt/platform/toast'
import type { Answers, ApiCall } from './api-answers.ts'
import { installTransport } from './fake-transport.ts'

export { ApiFailure, type ApiCall, type Answers } from './api-answers.ts'

const demoUser = { user_id: '1', nickname: '小明', avatar: '', phone: '13800000001' }

let restore: (() => void) | undefined

function leave(): void {
  restore?.()
  restore = undefined
}

// What one test leaves in the singletons and in the browser must not reach the next one.
afterEach(() => {
  leave()
  auth.signOut()
  auth.closeLogin()
  useToasts.setState({ toasts: [] })
  useQuestions.setState({ questions: [] })
  localStorage.clear()
  sessionStorage.clear()
})

/**
 * Answers the calls of the real API client until the test is over, for a test without a page. What the client does
 * itself runs: envelope, headers, errors, toasts, the duplicate guard.
 * @returns every call that leaves, oldest first.
 */
export function answerCalls(answers: Answers): ApiCall[] {
  leave()
  forgetSubmissions()
  const transport = installTransport(answers)
  restore = transport.restore
  return transport.calls
}

/** Signs a learner in until the test is over. */
export function signInLearner(token = 'test-token'): void {
  auth.signIn({ access_token: token, expires_in: 7200, is_bind: 1, openid: '', unionid: '' })
  auth.setUser(demoUser, null)
}
