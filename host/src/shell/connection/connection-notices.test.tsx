import { act, screen } from '@testing-library/react'
import { onlineManager } from '@xhkt/platform/query'
import { showConnectionNotices } from './connection-notices.tsx'

test('while the site cannot be reached, a line says so, on every page in the same words [api#failed-reads]', async () => {
  await act(async () => showConnectionNotices())
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(() => onlineManager.setOnline(false))
  expect(screen.getByRole('status')).toHaveTextContent(/^网络已断开，恢复后会自动继续$/)
  act(() => onlineManager.setOnline(true))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
