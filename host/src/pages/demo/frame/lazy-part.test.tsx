import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LazyPart, lazyPart } from './lazy-part.tsx'

const Part = () => <p>表单</p>

test('a part that fails to load can be retried, and the page is notified', async () => {
  const reported = jest.fn()
  Object.defineProperty(window, 'reportError', { value: reported, configurable: true })
  const load = jest.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(Part)
  render(<LazyPart source={lazyPart(load)} />)
  expect(screen.getByRole('status')).toHaveTextContent('加载中')
  await userEvent.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByText('表单')).toBeVisible()
  expect(reported).toHaveBeenCalledTimes(1)
})

test('a part that has loaded before shows at once', async () => {
  const source = lazyPart(() => Promise.resolve(Part))
  const { unmount } = render(<LazyPart source={source} />)
  expect(await screen.findByText('表单')).toBeVisible()
  unmount()
  render(<LazyPart source={source} />)
  expect(screen.getByText('表单')).toBeVisible()
})
