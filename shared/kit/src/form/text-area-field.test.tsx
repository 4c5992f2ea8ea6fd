import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { TextAreaField } from './text-area-field.tsx'

function Field() {
  const [value, setValue] = useState('已有')
  return (
    <>
      <TextAreaField id="text" label="内容" value={value} error={undefined} onValue={setValue} limit={5} />
      <button onClick={() => setValue('')}>清空</button>
    </>
  )
}

const paste = (text: string) => {
  const field = screen.getByRole('textbox', { name: '内容' })
  fireEvent.paste(field, { clipboardData: { getData: () => text } })
  fireEvent.input(field, { target: { value: `已有${text}`.slice(0, 5) }, inputType: 'insertFromPaste' })
}

test('a pasted text that is cut at the limit says so, without an error, until the text changes', () => {
  render(<Field />)
  const field = screen.getByRole('textbox')
  const hint = screen.getByRole('status')
  paste('三个字')
  expect(hint).toBeEmptyDOMElement()
  expect(field).toHaveValue('已有三个字')
  paste('一共五个字')
  expect(hint).toHaveTextContent('最多 5 字，粘贴的文字少了末尾 5 字')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect(field).toBeValid()
  fireEvent.input(field, { target: { value: '已有三' }, inputType: 'deleteContentBackward' })
  expect(hint).toBeEmptyDOMElement()
  paste('一共五个字')
  expect(hint).not.toBeEmptyDOMElement()
  fireEvent.click(screen.getByRole('button', { name: '清空' }))
  expect(hint).toBeEmptyDOMElement()
})
