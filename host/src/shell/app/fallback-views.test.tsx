import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { areas } from '@xhkt/contract/federation/areas'
import { PageErrorView } from '../../federation/page-error-view.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { LoginRequiredPage } from './login-required-page.tsx'
import { SlowNotice } from '../../federation/slow-notice.tsx'

test.each(areas)('the error view of %s names the area in Chinese and has a retry', async (area) => {
  const onRetry = jest.fn()
  render(<PageErrorView owner={area} onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent(/[\u4e00-\u9fa5]+页面加载失败/)
  expect(screen.getByRole('alert')).not.toHaveTextContent(area)
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
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
