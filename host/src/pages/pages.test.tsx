import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { areas } from '@xhkt/contract/federation/areas'
import { PageErrorView } from './page-error-view.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { SlowNotice } from './slow-notice.tsx'

test.each(areas)('a failure of %s is named in Chinese and can be tried again', async (area) => {
  const onRetry = jest.fn()
  render(<PageErrorView owner={area} onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent(/[\u4e00-\u9fa5]+页面加载失败/)
  expect(screen.getByRole('alert')).not.toHaveTextContent(area)
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a slow page says so and can be tried again', async () => {
  const onRetry = jest.fn()
  render(<SlowNotice onRetry={onRetry} />)
  expect(screen.getByRole('status')).toHaveTextContent('加载较慢')
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('an address that nobody owns has two ways on', () => {
  render(<NotFoundPage />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/classified/index'])
})

test('a page that needs a session says so by its heading', () => {
  render(<SignInFirst />)
  expect(screen.getByRole('heading', { level: 1, name: '请先登录' })).toBeVisible()
})
