import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Area } from '@xhkt/contract/federation/areas'
import { PageErrorView } from '../../federation/page-error-view.tsx'
import { runRelease, titleOf } from '../../federation/tab-releases.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { LoginRequiredPage } from './login-required-page.tsx'
import { SlowNotice } from '../../federation/slow-notice.tsx'

/** An area that is newer than this host. */
const forum = 'forum' as Area

test('the error view names the area by its release and has a retry', async () => {
  const onRetry = jest.fn()
  const release = { release: '1.0.0-a', entry: '/forum/1.0.0-a/container.js', container: 'forum', routes: [], assets: {}, integrity: {}, needs: { contract: 1 } }
  runRelease(forum, { ...release, title: '讨论区' })
  render(<PageErrorView owner={forum} title={titleOf(forum)} onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent(/^讨论区页面加载失败/)
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('the error view of an area without a name, and of the host, has no undefined', () => {
  for (const owner of ['host', 'of-no-release' as Area] as const) {
    const { unmount } = render(<PageErrorView owner={owner} title={titleOf(owner)} onRetry={jest.fn()} />)
    expect(screen.getByRole('alert')).toHaveTextContent(/^页面加载失败/)
    unmount()
  }
})

test('the error view leads to home, except on home', () => {
  history.replaceState(null, '', '/courseDetail')
  const { unmount } = render(<PageErrorView owner="catalog" title="课程" onRetry={jest.fn()} />)
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
  unmount()
  history.replaceState(null, '', '/')
  render(<PageErrorView owner="catalog" title="课程" offline onRetry={jest.fn()} />)
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('the notice of a slow page has a retry', async () => {
  const onRetry = jest.fn()
  render(<SlowNotice onRetry={onRetry} />)
  expect(screen.getByRole('status')).toHaveTextContent('加载较慢')
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('the not-found page has two links', () => {
  render(<NotFoundPage />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/classified/index'])
})

test('the login-required page says so in its heading', () => {
  render(<LoginRequiredPage />)
  expect(screen.getByRole('heading', { level: 1, name: '请先登录' })).toBeVisible()
})
