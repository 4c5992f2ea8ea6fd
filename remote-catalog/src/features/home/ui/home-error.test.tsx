import { screen } from '@testing-library/react'
import { firstViewId } from '@xhkt/contract/federation/skeletons'
import { ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { emptyHome } from '../../../common/testing/sample-home.ts'
import HomePage from './home-page.tsx'

test('an error leaves the first view of the last visit in sight, until 重试 brings home', async () => {
  const firstView = document.createElement('div')
  firstView.id = firstViewId
  document.body.append(firstView)
  let broken = true
  const { container, user } = renderPage(<HomePage />, { answers: { 'GET /v1/home': () => (broken ? ApiFailure.network() : emptyHome) } })
  expect(await screen.findByText('加载失败')).toBeVisible()
  // The host takes the first view away once these bones are gone.
  expect(container.querySelector('[data-early-picture]')).toBeInTheDocument()
  expect(container.querySelector('[data-skeleton]')).toBeNull()
  broken = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('暂无推荐课程')).toBeVisible()
  expect(container.querySelector('[data-early-picture]')).toBeNull()
})
