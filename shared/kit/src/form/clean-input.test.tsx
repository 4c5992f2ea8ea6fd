import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CleanInput } from './clean-input.tsx'

function Field({ start = '', limit = 11 }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <CleanInput aria-label="手机号" value={value} limit={limit} onValue={setValue} />
      <output>{value}</output>
    </>
  )
}

function setUp(start?: string) {
  render(<Field start={start} />)
  return screen.getByRole<HTMLInputElement>('textbox')
}

test.each([
  ['a space is removed', '138 0000', 4, '1380000', 3],
  ['a digit is kept', '13890000', 4, '13890000', 4],
  ['an emoji before a digit is removed', '138😀90000', 6, '13890000', 4],
])('in the middle %s, and the caret stays where the learner types', (_, value, caret, result, place) => {
  const input = setUp('1380000')
  fireEvent.input(input, { target: { value, selectionStart: caret, selectionEnd: caret } })
  expect(input).toHaveValue(result)
  expect(input.selectionStart).toBe(place)
})

test('a pasted text is cleaned before it is cut', async () => {
  const input = setUp()
  await userEvent.click(input)
  await userEvent.paste('138 0000 0001')
  expect(screen.getByRole('status')).toHaveTextContent('13800000001')
})

test('a text is not cleaned while an input method composes it', () => {
  const input = setUp('12')
  fireEvent.compositionStart(input)
  fireEvent.input(input, { target: { value: "12wo'ai" }, isComposing: true })
  expect(input).toHaveValue("12wo'ai")
  expect(screen.getByRole('status')).toHaveTextContent('12')

  fireEvent.input(input, { target: { value: '12我 爱！' }, isComposing: true })
  fireEvent.compositionEnd(input)
  expect(input).toHaveValue('12我爱')
  expect(screen.getByRole('status')).toHaveTextContent('12我爱')
})

test('an invalid input has a border in the error colour', () => {
  const { rerender, container } = render(<CleanInput aria-label="手机号" value="" limit={11} onValue={() => undefined} aria-invalid />)
  expect(container.querySelector('.ant-input-status-error')).toBe(screen.getByRole('textbox'))
  rerender(<CleanInput aria-label="手机号" value="" limit={11} onValue={() => undefined} aria-invalid={false} />)
  expect(container.querySelector('.ant-input-status-error')).toBeNull()
})
