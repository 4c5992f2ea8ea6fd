import { screen } from '@testing-library/react'
import type { SystemConfig } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { auth } from '@xhkt/platform/auth'
import { signInLearner } from '@xhkt/testing/answer-calls'
import { type Answers, renderPage } from '@xhkt/testing/render-page'
import SafetyPage from '../ui/safety-page.tsx'

export const address = paths.safety
/** The answers that the page requests when it opens. No captcha is required. */
export const pageAnswers: Answers = {
  'GET /v1/sys/config': { pc_check_graph_switch: 0 } as SystemConfig,
  'GET /v1/user/third/list': {
    list: [
      { type: 1, is_bound: true, nickname: '晓晓在路上' },
      { type: 2, is_bound: false, nickname: '' },
    ],
  },
  'GET /v1/user/device/list': { list: [{ device_id: '1', name: 'Windows · Chrome', logged_in_at: 1, last_seen_at: 1, is_current: true }] },
}
let learner = 0

/** Opens the page. Each test has another learner unless one is given, so that drafts do not reach the next test. */
export function openSafety(answers: Answers = {}, phone = `1390000${String((learner += 1)).padStart(4, '0')}`) {
  signInLearner()
  auth.setUser({ user_id: '1', nickname: '小明', avatar: '', phone }, null)
  const page = renderPage(<SafetyPage />, { address, answers: { ...pageAnswers, ...answers } })
  const sent = (name: string) => page.calls.filter((call) => call.name === name).map(({ body }) => body)
  /** Opens the dialog of a button, and waits for it. */
  const openDialog = async (name: string) => {
    await page.user.click(await screen.findByRole('button', { name }))
    return screen.findByRole('dialog', { name })
  }
  return { ...page, phone, sent, openDialog }
}
