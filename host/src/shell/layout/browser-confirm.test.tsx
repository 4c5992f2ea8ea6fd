import { render } from '@testing-library/react'
import { confirm, useQuestions } from '@xhkt/platform/confirm'
import { answerCalls, signInLearner } from '@xhkt/testing/answer-calls'
import { keepSession } from '../../session/keep-session.ts'
import { BrowserConfirm } from './browser-confirm.tsx'

test.each([true, false])('browser confirm: shows only the text of a question with a form, and answers %s', (answered) => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(answered)
  const answer = jest.fn()
  render(<BrowserConfirm question={{ id: 1, content: <input aria-label="原因" />, text: '放弃这笔订单吗？', answer }} />)
  expect(ask).toHaveBeenCalledWith('放弃这笔订单吗？')
  expect(answer).toHaveBeenCalledWith(answered)
})

test('browser confirm: an answer does not count once the session has ended in another tab', async () => {
  answerCalls({ 'GET /v1/user/detail': { detail: { user_id: '1', nickname: '', avatar: '', phone: '' }, tag: null } })
  signInLearner()
  const stop = keepSession(() => undefined)
  const answer = confirm({ content: '确定删除这个收货地址吗？' })
  jest.spyOn(window, 'confirm').mockImplementation(() => {
    document.cookie = 'xhkt_token=; Path=/; Max-Age=0'
    return true
  })
  render(<BrowserConfirm question={useQuestions.getState().questions[0]!} />)
  await expect(answer).resolves.toBe(false)
  stop()
})
