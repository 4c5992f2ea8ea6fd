import { act, render, screen } from '@testing-library/react'
import { onlineManager } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { ToastOutlet } from '../layout/toast-outlet.tsx'
import { showConnectionNotices } from './connection-notices.tsx'

test('while the site cannot be reached, a notice among the toasts says so, on every page in the same words [api#failed-reads]', async () => {
  render(<ToastOutlet />)
  await act(async () => showConnectionNotices())
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(() => onlineManager.setOnline(false))
  expect(screen.getByRole('status')).toHaveTextContent(/^网络已断开，恢复后会自动加载$/)
  act(() => toast.success('已收藏'))
  expect(screen.getByRole('status')).toHaveTextContent(/网络已断开.*已收藏|已收藏.*网络已断开/)
  act(() => onlineManager.setOnline(true))
  expect(screen.getByRole('status')).toHaveTextContent(/^已收藏$/)
})

test('the notice is there as soon as the app is, also where the app comes last', async () => {
  act(() => onlineManager.setOnline(false))
  await act(async () => showConnectionNotices())
  await act(async () => void render(<ToastOutlet />))
  expect(screen.getByRole('status')).toHaveTextContent('网络已断开，恢复后会自动加载')
  act(() => onlineManager.setOnline(true))
  expect(screen.getByRole('status')).not.toHaveTextContent('网络')
})
