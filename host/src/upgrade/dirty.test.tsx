import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { auth } from '@xhkt/platform/auth'
import { registerUnsavedChanges } from '@xhkt/platform/unsaved-changes'
import { forgetDrafts, useDraft } from '../session/draft.ts'
import { isDirty } from './dirty.ts'
import { noteTyping } from './typed.ts'

noteTyping()

/** As the areas write them: React keeps the value, and the form is not the browser's to send. */
function Form({ children }: { children?: React.ReactNode }) {
  const [text, setText] = useState('')
  return (
    <form aria-label="表单" onSubmit={(event) => event.preventDefault()}>
      <input aria-label="姓名" value={text} onChange={({ target }) => setText(target.value)} />
      {children}
      <button type="submit">保存</button>
      <button type="reset">重置</button>
    </form>
  )
}

const name = () => screen.getByLabelText('姓名')

test('what stands in a form of itself is nobody’s work', () => {
  render(
    <Form>
      <textarea defaultValue="默认" />
    </Form>,
  )
  expect(isDirty()).toBe(false)
})

test('what is typed counts until it is taken back', async () => {
  render(<Form />)
  await userEvent.type(name(), '小明')
  expect(isDirty()).toBe(true)
  await userEvent.clear(name())
  expect(isDirty()).toBe(false)
})

test.each(['保存', '重置'])('%s: what was typed is dealt with, until somebody types on', async (button) => {
  render(<Form />)
  await userEvent.type(name(), '小明')
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect(isDirty()).toBe(false)
  await userEvent.type(name(), '小红')
  expect(isDirty()).toBe(true)
})

test('the sending of one form does not speak for another', async () => {
  render(
    <>
      <Form />
      <form onSubmit={(event) => event.preventDefault()}>
        <button>搜索</button>
      </form>
    </>,
  )
  await userEvent.type(name(), '小明')
  await userEvent.click(screen.getByRole('button', { name: '搜索' }))
  expect(isDirty()).toBe(true)
})

test('a form that is gone took its text along', async () => {
  const { unmount } = render(<Form />)
  await userEvent.type(name(), '小明')
  unmount()
  expect(isDirty()).toBe(false)
})

test('a form out of sight counts', async () => {
  const { container } = render(<Form />)
  await userEvent.type(name(), '小明')
  container.hidden = true
  expect(isDirty()).toBe(true)
})

test.each([
  ['a text', <textarea key="" aria-label="项" />, (item: HTMLElement) => userEvent.type(item, '笔记')],
  ['a choice', <select key="" aria-label="项"><option value="" /><option>甲</option></select>, (item: HTMLElement) => userEvent.selectOptions(item, '甲')],
  ['a tick', <input key="" type="checkbox" aria-label="项" />, (item: HTMLElement) => userEvent.click(item)],
])('%s outside a form counts', async (_, control, act) => {
  render(control)
  expect(isDirty()).toBe(false)
  await act(screen.getByLabelText('项'))
  expect(isDirty()).toBe(true)
})

test('a tick that is taken off again does not', async () => {
  render(<input type="checkbox" aria-label="项" />)
  await userEvent.click(screen.getByLabelText('项'))
  await userEvent.click(screen.getByLabelText('项'))
  expect(isDirty()).toBe(false)
})

test('a text that is edited in place counts', () => {
  render(<p contentEditable suppressContentEditableWarning aria-label="项" />)
  const place = screen.getByLabelText('项')
  place.textContent = '改'
  place.dispatchEvent(new InputEvent('input', { bubbles: true }))
  expect(isDirty()).toBe(true)
})

test('what was typed into a login that is closed counts, but for the phone, which outlives a reload', async () => {
  function Login() {
    const [draft, note] = useDraft('login')
    return (
      <>
        <input aria-label="手机号" value={draft.phone} onChange={({ target }) => note({ phone: target.value })} />
        <input aria-label="密码" value={draft.password} onChange={({ target }) => note({ password: target.value })} />
      </>
    )
  }
  const type = async (field: string) => {
    const { unmount } = render(<Login />)
    await userEvent.type(screen.getByLabelText(field), '138')
    unmount()
  }
  await type('手机号')
  expect(isDirty()).toBe(false)
  await type('密码')
  expect(isDirty()).toBe(true)
  forgetDrafts()
  expect(isDirty()).toBe(false)
})

test('a page that waits for its learner to log in again counts', () => {
  auth.signIn({ access_token: 'a', expires_in: 7200, is_bind: 1, openid: '', unionid: '' })
  auth.setUser({ user_id: '1', nickname: '', avatar: '', phone: '' }, null)
  expect(isDirty()).toBe(false)
  auth.signOut('expired')
  expect(isDirty()).toBe(true)
  auth.signOut()
})

test('what an area keeps of a form that is not in the page counts too', () => {
  let kept = 'a code'
  registerUnsavedChanges(() => kept !== '')
  expect(isDirty()).toBe(true)
  kept = ''
  expect(isDirty()).toBe(false)
})
