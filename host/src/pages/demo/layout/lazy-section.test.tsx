import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LazySection, lazySection } from './lazy-section.tsx'

const Section = () => <p>表单</p>

test('a section that fails to load can be retried, and the page is notified', async () => {
  const reported = jest.fn()
  Object.defineProperty(window, 'reportError', { value: reported, configurable: true })
  const load = jest.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(Section)
  render(<LazySection source={lazySection(load)} />)
  expect(screen.getByRole('status')).toHaveTextContent('加载中')
  await userEvent.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByText('表单')).toBeVisible()
  expect(reported).toHaveBeenCalledTimes(1)
})

test('a section that has loaded before shows at once', async () => {
  const source = lazySection(() => Promise.resolve(Section))
  const { unmount } = render(<LazySection source={source} />)
  expect(await screen.findByText('表单')).toBeVisible()
  unmount()
  render(<LazySection source={source} />)
  expect(screen.getByText('表单')).toBeVisible()
})
