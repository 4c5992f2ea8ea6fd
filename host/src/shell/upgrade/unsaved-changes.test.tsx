import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { auth } from '@xhkt/platform/auth'
import { registerUnsavedChanges } from '@xhkt/platform/unsaved-changes'
import { forgetDrafts, useDraft } from '../../session/forms/draft.ts'
import { hasUnsavedChanges } from './unsaved-changes.ts'
import { trackEdits } from './edited-controls.ts'

trackEdits()

/** A form as the areas write it: controlled by React, and not submitted by the browser. */
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

test('initial values are no unsaved changes', () => {
  render(
    <Form>
      <textarea defaultValue="默认" />
    </Form>,
  )
  expect(hasUnsavedChanges()).toBe(false)
})

test('typed text counts until it is removed', async () => {
  render(<Form />)
  await userEvent.type(name(), '小明')
  expect(hasUnsavedChanges()).toBe(true)
  await userEvent.clear(name())
  expect(hasUnsavedChanges()).toBe(false)
})

test.each(['保存', '重置'])('%s: typed text no longer counts, until the learner types again', async (button) => {
  render(<Form />)
  await userEvent.type(name(), '小明')
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect(hasUnsavedChanges()).toBe(false)
  await userEvent.type(name(), '小红')
  expect(hasUnsavedChanges()).toBe(true)
})

test('submitting one form does not affect another', async () => {
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
  expect(hasUnsavedChanges()).toBe(true)
})

test('a form that has unmounted does not count', async () => {
  const { unmount } = render(<Form />)
  await userEvent.type(name(), '小明')
  unmount()
  expect(hasUnsavedChanges()).toBe(false)
})

test('a hidden form counts', async () => {
  const { container } = render(<Form />)
  await userEvent.type(name(), '小明')
  container.hidden = true
  expect(hasUnsavedChanges()).toBe(true)
})

test.each([
  ['a text', <textarea key="" aria-label="项" />, (item: HTMLElement) => userEvent.type(item, '笔记')],
  ['a choice', <select key="" aria-label="项"><option value="" /><option>甲</option></select>, (item: HTMLElement) => userEvent.selectOptions(item, '甲')],
  ['a tick', <input key="" type="checkbox" aria-label="项" />, (item: HTMLElement) => userEvent.click(item)],
])('%s outside a form counts', async (_, control, act) => {
  render(control)
  expect(hasUnsavedChanges()).toBe(false)
  await act(screen.getByLabelText('项'))
  expect(hasUnsavedChanges()).toBe(true)
})

test('a checkbox that is unticked again does not count', async () => {
  render(<input type="checkbox" aria-label="项" />)
  await userEvent.click(screen.getByLabelText('项'))
  await userEvent.click(screen.getByLabelText('项'))
  expect(hasUnsavedChanges()).toBe(false)
})

test('contenteditable text counts', () => {
  render(<p contentEditable suppressContentEditableWarning aria-label="项" />)
  const field = screen.getByLabelText('项')
  field.textContent = '改'
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  expect(hasUnsavedChanges()).toBe(true)
})

test('the draft of a closed login dialog counts, except the phone, which survives a reload', async () => {
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
  expect(hasUnsavedChanges()).toBe(false)
  await type('密码')
  expect(hasUnsavedChanges()).toBe(true)
  forgetDrafts()
  expect(hasUnsavedChanges()).toBe(false)
})

test('a page with an expired session counts', () => {
  auth.signIn({ access_token: 'a', expires_in: 7200, is_bind: 1, openid: '', unionid: '' })
  auth.setUser({ user_id: '1', nickname: '', avatar: '', phone: '' }, null)
  expect(hasUnsavedChanges()).toBe(false)
  auth.signOut('expired')
  expect(hasUnsavedChanges()).toBe(true)
  auth.signOut()
})

test('a draft that an area keeps in memory counts', () => {
  let kept = 'a code'
  registerUnsavedChanges(() => kept !== '')
  expect(hasUnsavedChanges()).toBe(true)
  kept = ''
  expect(hasUnsavedChanges()).toBe(false)
})
