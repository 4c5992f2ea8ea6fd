import { screen, waitFor, within } from '@testing-library/react'
import { act } from 'react'
import { auth } from '@xhkt/platform/auth'
import { apiQuery, useQueryClient } from '@xhkt/platform/query'
import type { SystemConfig } from '@xhkt/contract'
import { ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { PersonalLayout } from './personal-layout.tsx'
import PersonalPage from './personal-page.tsx'
import { groups, titles } from './titles.ts'

const offline = { 'GET /v1/sys/config': ApiFailure.network() }
const nav = () => within(screen.getByRole('navigation', { name: '个人中心' }))

test('the navigation has every page and marks the current one', () => {
  renderPage(<PersonalLayout title="课程表">本周没有直播</PersonalLayout>, { address: '/personal/schedule', session: true, answers: offline })
  expect(nav().getAllByRole('link').map((link) => link.textContent)).toEqual(Object.values(titles))
  expect(nav().getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(Object.values(groups)))
  expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('课程表')
  expect(screen.getByRole('heading', { level: 1, name: '课程表' })).toBeVisible()
  expect(screen.getByRole('region', { name: '课程表' })).toHaveTextContent('本周没有直播')
  expect(nav().getByText('小明')).toBeVisible()
})

test.each([
  ['scrolls to a current page that is out of sight', 700, 700 - 48],
  ['does not move where the current page is in sight', 200, 0],
])('the strip of a narrow window %s', (_what, offset, scrolled) => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(offset)
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(88)
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(366)
  renderPage(<PersonalLayout title="安全设置">设置</PersonalLayout>, { address: '/personal/safety', session: true, answers: offline })
  expect(nav().getByRole('list').scrollLeft).toBe(scrolled)
  jest.restoreAllMocks()
})

/** The layout once the host has requested the unread count. */
function WithUnread({ unread }: { unread: number }) {
  useQueryClient().setQueryData(apiQuery('/v1/user/notice/count').queryKey, { unread })
  return <PersonalLayout title="课程表">课程</PersonalLayout>
}

test.each([
  [0, '我的消息'],
  [3, '我的消息3，3 条未读消息'],
  [120, '我的消息99+，120 条未读消息'],
])('我的消息 shows the %i unread messages of the top bar', (unread, text) => {
  const { calls } = renderPage(<WithUnread unread={unread} />, { address: '/personal/schedule', session: true, answers: offline })
  expect(nav().getByRole('link', { name: /^我的消息/ })).toHaveTextContent(text)
  expect(calls.map(({ name }) => name)).not.toContain('GET /v1/user/notice/count')
})

test('a page without an entry of its own marks the entry to which it belongs', () => {
  const page = (
    <PersonalLayout title="订单详情" entry="我的订单">
      订单
    </PersonalLayout>
  )
  renderPage(page, { address: '/orderDetail?order_no=7', session: true, answers: offline })
  expect(screen.getByRole('heading', { level: 1, name: '订单详情' })).toBeVisible()
  expect(nav().queryByRole('link', { current: 'page' })).toBeNull()
  expect(nav().getByRole('link', { current: true })).toHaveTextContent('我的订单')
})

test('the picture of the avatar comes from the public domain', async () => {
  const { container } = renderPage(<PersonalLayout title="安全设置">设置</PersonalLayout>, {
    address: '/personal/safety',
    session: true,
    answers: { 'GET /v1/sys/config': { public_domain: 'https://img.example.com/' } as SystemConfig },
  })
  act(() => auth.setUser({ user_id: '1', nickname: '', avatar: '/avatar/1.webp', phone: '13800000001' }, null))
  expect(screen.getByText('13800000001')).toBeVisible()
  await waitFor(() => expect(container.querySelector('nav img')).toHaveAttribute('src', 'https://img.example.com/avatar/1.webp'))
})

test('a learner without a known name has a default avatar', () => {
  const { container } = renderPage(<PersonalLayout title="安全设置">设置</PersonalLayout>, { address: '/personal/safety', session: true, answers: offline })
  act(() => auth.setUser({ user_id: '1', nickname: '', avatar: '', phone: '' }, null))
  expect(container.querySelector('nav [aria-hidden="true"]')).toHaveTextContent('我')
})

test('/personal redirects to my courses', () => {
  const { address } = renderPage(<PersonalPage />, { address: '/personal', session: true })
  expect(address()).toBe('/personal/myCourse')
})
