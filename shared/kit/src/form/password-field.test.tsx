import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cleanKeepingSpaces } from '@xhkt/kit/validate'
import { useState } from 'react'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'

function Field({ start = '', clean }: { start?: string; clean?: typeof cleanKeepingSpaces }) {
  const [value, setValue] = useState(start)
  return <PasswordField id="password" autoComplete="new-password" value={value} error={undefined} onValue={setValue} clean={clean} />
}

function setUp(start?: string, clean?: typeof cleanKeepingSpaces) {
  render(<Field start={start} clean={clean} />)
  return screen.getByLabelText<HTMLInputElement>('密码')
}

test('a password is hidden until the learner shows it, and a password manager sees a new password', async () => {
  const input = setUp('study2026')
  expect(input.type).toBe('password')
  expect(input).toHaveAttribute('autocomplete', 'new-password')
  await userEvent.click(screen.getByRole('button', { name: '显示密码' }))
  expect(input.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: '隐藏密码' }))
  expect(input.type).toBe('password')
  expect(input).toHaveValue('study2026')
})

test.each([
  ['a space is removed', 'study 2026', 6, 'study2026', 5],
  ['an emoji is removed', 'stu😀dy2026', 5, 'study2026', 3],
  ['a symbol is removed', 'study!2026', 6, 'study2026', 5],
  ['a letter is kept', 'studys2026', 6, 'studys2026', 6],
])('in the middle of a password %s, and the caret stays', (_, value, caret, result, place) => {
  const input = setUp('study2026')
  fireEvent.input(input, { target: { value, selectionStart: caret, selectionEnd: caret } })
  expect(input).toHaveValue(result)
  expect(input.selectionStart).toBe(place)
})

test('a password has 18 characters at most, pasted or typed [forms#password]', async () => {
  const input = setUp()
  await userEvent.click(input)
  await userEvent.paste('abcdefghi 012345678')
  expect(input).toHaveValue('abcdefghi012345678')
  await userEvent.keyboard('9')
  expect(input).toHaveValue('abcdefghi012345678')
})

test('cleanKeepingSpaces keeps spaces and removes other characters', async () => {
  const input = setUp('', cleanKeepingSpaces)
  await userEvent.click(input)
  await userEvent.paste('study 2026！😀')
  expect(input).toHaveValue('study 2026')
})

test('a phone number that the browser fills in is cleaned', () => {
  const onValue = jest.fn()
  render(<PhoneField id="phone" value="" error={undefined} onValue={onValue} autoComplete="username" />)
  fireEvent.input(screen.getByLabelText('手机号'), { target: { value: '+86 138 0000 0001' } })
  expect(onValue).toHaveBeenCalledWith('13800000001')
})

test.each([[undefined, 'tel-national'], ['username', 'username']] as const)('a phone number with autoComplete %s has the attribute %s', (given, expected) => {
  render(<PhoneField id="phone" value="" error="手机号错误" onValue={() => undefined} {...(given && { autoComplete: given })} />)
  const input = screen.getByLabelText('手机号')
  expect(input).toHaveAttribute('autocomplete', expected)
  expect(input).toHaveAttribute('inputmode', 'tel')
  expect(input).toHaveAccessibleDescription('手机号错误')
})
