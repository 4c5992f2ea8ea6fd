import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { confirm } from '@xhkt/platform/confirm'
import { toast } from '@xhkt/platform/toast'
import { ToastOutlet } from './toast-outlet.tsx'

test('errors are announced assertively, other toasts politely, and each can be closed', async () => {
  render(<ToastOutlet />)
  const urgent = screen.getByRole('alert')
  const calm = screen.getByRole('status')
  act(() => {
    toast.error('网络异常')
    toast.success('登录成功')
  })
  expect(urgent).toHaveTextContent('网络异常')
  expect(calm).toHaveTextContent('登录成功')
  await userEvent.click(within(urgent).getByRole('button', { name: '关闭' }))
  expect(urgent).toBeEmptyDOMElement()
  await userEvent.click(within(calm).getByRole('button', { name: '关闭' }))
})

test('confirmation dialog: a question has the title 系统提示 and the buttons 确定 and 取消 [api#confirmation-dialogs]', async () => {
  render(<ToastOutlet />)
  let answer: Promise<boolean> | undefined
  act(() => {
    answer = confirm({ content: '确定要取消这个订单吗？' })
  })
  const dialog = await screen.findByRole('dialog', { name: '系统提示' }, { timeout: 15_000 })
  expect(dialog).toHaveTextContent('确定要取消这个订单吗？')
  expect(within(dialog).getByRole('button', { name: '取消' })).toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole('button', { name: '确定' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await expect(answer).resolves.toBe(true)
}, 20_000)

test('Escape answers no, and the next question follows', async () => {
  render(<ToastOutlet />)
  let first: Promise<boolean> | undefined
  let second: Promise<boolean> | undefined
  act(() => {
    first = confirm({ content: '第一个' })
    second = confirm({ content: '第二个' })
  })
  await screen.findByText('第一个')
  await userEvent.keyboard('{Escape}')
  await expect(first).resolves.toBe(false)
  await screen.findByText('第二个')
  await userEvent.click(screen.getByRole('button', { name: '确定' }))
  await expect(second).resolves.toBe(true)
}, 20_000)
