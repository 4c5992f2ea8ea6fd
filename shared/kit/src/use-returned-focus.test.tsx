import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useReturnedFocus } from './use-returned-focus.ts'

function Dialog({ onClose }: { onClose: () => void }) {
  useReturnedFocus()
  return <button onClick={onClose}>关闭</button>
}

function Page({ next = () => undefined }: { next?: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    next()
  }
  return (
    <>
      <button onClick={() => setOpen(true)}>打开</button>
      <input aria-label="下一项" />
      {isOpen && <Dialog onClose={close} />}
    </>
  )
}

async function openAndClose() {
  await userEvent.click(screen.getByRole('button', { name: '打开' }))
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
}

test('a dialog that leaves returns the focus to its button', async () => {
  render(<Page />)
  await openAndClose()
  expect(screen.getByRole('button', { name: '打开' })).toHaveFocus()
})

test('a focus that has moved on stays', async () => {
  render(<Page next={() => screen.getByRole('textbox').focus()} />)
  await openAndClose()
  expect(screen.getByRole('textbox')).toHaveFocus()
})
