import { screen } from '@testing-library/react'
import { goOnline, mountOffline, MountOnClick } from '@xhkt/testing/network'
import { ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { get, itemOf, listOf, now, one, open, two } from '../testing/open-reservations.tsx'
import ReservationPage from './reservation-page.tsx'

test('a reservation shows course, lesson, start and cover, and leads to the course', async () => {
  const starts_at = Date.parse('2099-11-25T19:30:00+08:00') / 1000
  const { container } = open({ [get]: listOf([{ ...one, starts_at, course: { ...one.course, cover: '/media/covers/15.webp' } }]) })
  const item = await itemOf('犯罪构成')
  expect(item.getByText('法考客观题 · 尉迟衡')).toBeVisible()
  expect(item.getByText('2099年11月25日 周三 19:30 开播')).toBeVisible()
  expect(item.getByRole('link', { name: '犯罪构成' })).toHaveAttribute('href', '/courseDetail?course_id=12')
  expect(item.queryByRole('link', { name: /进入直播/ })).toBeNull()
  expect(container.querySelector('li img')).toHaveAttribute('src', '/media/covers/15.webp')
  expect(screen.getByRole('heading', { level: 1, name: '我的预约' })).toBeVisible()
})

test('an upcoming lesson can be saved for a calendar app, one on air cannot', async () => {
  const ends_at = now() + 4 * 86_400
  open({ [get]: listOf([{ ...one, ends_at }, { ...two, starts_at: now() - 60, ends_at }]) })
  expect((await itemOf('犯罪构成')).getByRole('button', { name: /^加入日历/ })).toBeVisible()
  expect((await itemOf('共同犯罪')).queryByRole('button', { name: /^加入日历/ })).toBeNull()
})

test('a lesson that has started leads to its live room', async () => {
  open({ [get]: listOf([{ ...one, starts_at: now() - 60 }]) })
  const item = await itemOf('犯罪构成')
  expect(item.getByText('直播中')).toBeVisible()
  expect(item.getByRole('link', { name: /^进入直播/ })).toHaveAttribute('href', '/living?live_room_id=1')
  expect(item.getByRole('link', { name: '犯罪构成' })).toHaveAttribute('href', '/living?live_room_id=1')
})

test('no reservation yet: the page leads to the courses', async () => {
  open({ [get]: listOf([]) })
  expect(await screen.findByText('还没有预约', { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('link', { name: '查看全部课程' })).toHaveAttribute('href', '/categories')
})

test.each<[string, { page?: string }]>([
  ['/personal/reservation?page=2', { page: '2' }],
  ['/personal/reservation?page=x', {}],
  ['/personal/reservation', {}],
])('%s requests %j', async (address, query) => {
  const { sent } = open({ [get]: listOf([one], 41, Number(query.page ?? 1)) }, address)
  await itemOf('犯罪构成')
  expect(sent(get)[0]?.query).toEqual(query)
  expect(screen.getByRole('link', { name: '第 3 页' })).toHaveAttribute('href', '/personal/reservation?page=3')
})

test('a page past the end links to the last page', async () => {
  open({ [get]: listOf([], 21, 9) }, '/personal/reservation?page=9')
  expect(await screen.findByText('没有第 9 页', { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('link', { name: '去最后一页' })).toHaveAttribute('href', '/personal/reservation?page=2')
})

test('a failure keeps the navigation and can be retried', async () => {
  let up = false
  const { user } = open({ [get]: () => (up ? listOf([one]) : ApiFailure.status(503)) })
  expect(await screen.findByText('系统接口503异常')).toBeVisible()
  expect(screen.getByRole('navigation', { name: '个人中心' })).toBeVisible()
  expect(screen.getByTestId('toasts')).toBeEmptyDOMElement()
  up = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  await itemOf('犯罪构成')
})

test('offline: the page says so, and loads when the network is back', async () => {
  const answers = { 'GET /v1/sys/config': ApiFailure.network(), [get]: listOf([one]) }
  renderPage(<MountOnClick><ReservationPage /></MountOnClick>, { address: '/personal/reservation', session: true, answers })
  mountOffline()
  expect(screen.getByText('网络已断开，恢复后会自动加载')).toBeVisible()
  goOnline()
  await itemOf('犯罪构成')
})
