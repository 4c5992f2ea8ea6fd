import { render } from '@testing-library/react'
import { BrowserConfirm } from './browser-confirm.tsx'

test.each([true, false])('browser confirm: asks a question with a form in its words, and answers %s', (answered) => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(answered)
  const answer = jest.fn()
  render(<BrowserConfirm question={{ id: 1, content: <input aria-label="原因" />, text: '放弃这笔订单吗？', answer }} />)
  expect(ask).toHaveBeenCalledWith('放弃这笔订单吗？')
  expect(answer).toHaveBeenCalledWith(answered)
})
