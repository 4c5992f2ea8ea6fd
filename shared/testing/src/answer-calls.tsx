import { answerShapes } from '@xhkt/contract/answer-shapes'
import { endpoints } from '@xhkt/contract/endpoints'
import { readAnswersBy, resetDuplicateGuard } from '@xhkt/platform/api'
import { auth } from '@xhkt/platform/auth'
import { useQuestions } from '@xhkt/platform/confirm'
import { useToasts } from '@xhkt/platform/toast'
import type { Answers, ApiCall } from './api-answers.ts'
import { installTransport } from './fake-transport.ts'

export { ApiFailure, type ApiCall, type Answers } from './api-answers.ts'

const demoUser = { user_id: '1', nickname: '小明', avatar: '', phone: '13800000001' }

// The shapes of all owners, because a test does not load the entry of an area, which gives its own.
readAnswersBy(answerShapes(endpoints))

let restore: (() => void) | undefined

function restoreTransport(): void {
  restore?.()
  restore = undefined
}

// Resets the singletons and the browser after each test.
afterEach(() => {
  restoreTransport()
  auth.signOut()
  auth.closeLogin()
  useToasts.setState({ toasts: [] })
  useQuestions.setState({ questions: [] })
  localStorage.clear()
  sessionStorage.clear()
})

/**
 * Answers the calls of the API client until the end of the test, without rendering a page. The client itself is real: envelope, headers,
 * errors, toasts and duplicate guard.
 * @returns Every call that is sent, oldest first.
 */
export function answerCalls(answers: Answers): ApiCall[] {
  restoreTransport()
  resetDuplicateGuard()
  const transport = installTransport(answers)
  restore = transport.restore
  return transport.calls
}

/** Signs a learner in until the end of the test. */
export function signInLearner(token = 'test-token'): void {
  auth.signIn({ access_token: token, expires_in: 7200, is_bind: 1, openid: '', unionid: '' })
  auth.setUser(demoUser, null)
}
