import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useFormFields } from './use-form-fields.ts'

const names = ['phone', 'code'] as const

function Form() {
  const [draft, setDraft] = useState({ phone: '', code: '' })
  const { field, show, errors } = useFormFields<(typeof names)[number], 'agreed'>({
    draft,
    onDraft: (change) => setDraft((last) => ({ ...last, ...change })),
  })
  return (
    <>
      {names.map((name) => {
        const { onValue, error, ...props } = field(name)
        return <input key={name} {...props} aria-label={name} aria-errormessage={error} onChange={(event) => onValue(event.target.value)} />
      })}
      <p>{errors.agreed}</p>
      <button onClick={() => show({ code: '验证码不能为空', agreed: '请阅读并勾选同意页面协议' })}>提交</button>
      <button onClick={() => show({})}>通过</button>
    </>
  )
}

const errorOf = (name: string) => screen.getByLabelText(name).getAttribute('aria-errormessage')

test('useFormFields: a field has the value of the draft and passes a change on', async () => {
  render(<Form />)
  await userEvent.type(screen.getByLabelText('phone'), '138')
  expect(screen.getByLabelText('phone')).toHaveValue('138')
  expect(screen.getByLabelText('code')).toHaveValue('')
})

test('useFormFields: shows messages beside their fields, with the focus on the first', async () => {
  render(<Form />)
  await userEvent.click(screen.getByRole('button', { name: '提交' }))
  expect(screen.getByLabelText('code')).toHaveFocus()
  expect(errorOf('code')).toBe('验证码不能为空')
  expect(errorOf('phone')).toBeNull()
  expect(screen.getByText('请阅读并勾选同意页面协议')).toBeVisible()
})

test('useFormFields: a change of a field clears its message only', async () => {
  render(<Form />)
  await userEvent.click(screen.getByRole('button', { name: '提交' }))
  await userEvent.type(screen.getByLabelText('code'), '1')
  expect(errorOf('code')).toBeNull()
  expect(screen.getByText('请阅读并勾选同意页面协议')).toBeVisible()
})

test('useFormFields: show without messages clears all and moves no focus', async () => {
  render(<Form />)
  await userEvent.click(screen.getByRole('button', { name: '提交' }))
  await userEvent.click(screen.getByRole('button', { name: '通过' }))
  expect(errorOf('code')).toBeNull()
  expect(screen.getByLabelText('code')).not.toHaveFocus()
})

test('useFormFields: two forms in one page have ids of their own', () => {
  render(
    <>
      <Form />
      <Form />
    </>,
  )
  const ids = screen.getAllByRole('textbox').map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
})
