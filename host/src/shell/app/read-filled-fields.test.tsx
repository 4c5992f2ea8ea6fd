import { useState } from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFilledFields } from './read-filled-fields.ts'

readFilledFields()

/** Fills a field as a password manager does: its script runs in an isolated world, so React does not see the new value. */
function fill(name: string, value: string): void {
  const field = screen.getByLabelText(name)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
}

function Form({ onSend }: { onSend: (sent: string) => void }) {
  const [phone, setPhone] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const [hasLeft, setHasLeft] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(`${phone} ${password}`)
      }}
    >
      <input aria-label="手机号" value={phone} onChange={({ target }) => setPhone(target.value)} onBlur={() => setHasLeft(true)} />
      {hasLeft && phone === '' && '账号不能为空'}
      <input aria-label="同意" type="checkbox" checked={isChecked} onChange={() => setIsChecked(!isChecked)} />
      <input aria-label="密码" type="password" value={password} onChange={({ target }) => setPassword(target.value)} />
      <button type="button" onClick={() => onSend(`code for ${phone}`)}>
        获取验证码
      </button>
      <button type="submit">登录</button>
    </form>
  )
}

test.each(['a press', 'Enter', 'a script'])('a form submitted by %s has the values that were filled in without an event', async (way) => {
  const user = userEvent.setup()
  const sent: string[] = []
  render(<Form onSend={(text) => sent.push(text)} />)
  fill('手机号', '13800000001')
  fill('密码', 'study2026')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '登录' })
  if (way === 'a press') await user.click(button)
  else if (way === 'Enter') {
    screen.getByLabelText('密码').focus()
    await user.keyboard('{Enter}')
  } else act(() => button.form?.requestSubmit())
  expect(sent).toEqual(['13800000001 study2026'])
})

test.each(['同意', '密码', '别处'])('what was filled stays when %s is pressed, and the form renders', async (pressed) => {
  const user = userEvent.setup()
  const sent: string[] = []
  render(<Form onSend={(text) => sent.push(text)} />)
  render(<p>别处</p>)
  screen.getByLabelText('手机号').focus()
  fill('手机号', '13800000001')
  fill('密码', 'study2026')
  await user.click(screen.queryByLabelText(pressed) ?? screen.getByText(pressed))
  expect(screen.queryByText('账号不能为空')).toBeNull()
  await user.click(screen.getByRole('button', { name: '登录' }))
  expect(sent).toEqual(['13800000001 study2026'])
})

test('a button that does not submit has the filled-in values too', async () => {
  const sent: string[] = []
  render(<Form onSend={(text) => sent.push(text)} />)
  fill('手机号', '13800000001')
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(sent).toEqual(['code for 13800000001'])
})

test('a field that was typed in gets no second event', async () => {
  const events: string[] = []
  render(<Form onSend={() => undefined} />)
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="搜索" />
    </form>,
  )
  await userEvent.type(screen.getByLabelText('手机号'), '138')
  await userEvent.type(screen.getByLabelText('搜索'), '数学')
  document.addEventListener('input', ({ type }) => events.push(type))
  await userEvent.click(screen.getByRole('button', { name: '登录' }))
  await userEvent.type(screen.getByLabelText('搜索'), '{Enter}')
  expect(events).toEqual([])
})
