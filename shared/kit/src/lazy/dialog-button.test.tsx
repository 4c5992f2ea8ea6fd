import { useEffect } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DialogButton, type DialogProps } from './dialog-button.tsx'

function Dialog({ onReady, onClose }: DialogProps) {
  useEffect(onReady, [onReady])
  return (
    <div role="dialog">
      <button onClick={onClose}>关闭</button>
    </div>
  )
}

const button = () => screen.getByRole('button', { name: /打开/ })

function open(load: () => Promise<typeof Dialog>) {
  render(
    <DialogButton load={load} name="窗口" props={{}}>
      打开
    </DialogButton>,
  )
  return userEvent.click(button())
}

test('a dialog that fails to load ends the spinner, and 重试 opens it', async () => {
  const load = jest.fn<Promise<typeof Dialog>, []>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(Dialog)
  await open(load)
  expect(await screen.findByText('窗口加载失败')).toBeVisible()
  expect(button()).not.toHaveAttribute('aria-busy', 'true')
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(screen.queryByText('窗口加载失败')).toBeNull()
})

test('a second press of the button loads a dialog again that has failed to load', async () => {
  const load = jest.fn<Promise<typeof Dialog>, []>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(Dialog)
  await open(load)
  await screen.findByText('窗口加载失败')
  await userEvent.click(button())
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('a closed dialog opens again', async () => {
  await open(() => Promise.resolve(Dialog))
  await userEvent.click(await screen.findByRole('button', { name: '关闭' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(button())
  expect(await screen.findByRole('dialog')).toBeVisible()
})
