import { act, screen, waitFor } from '@testing-library/react'
import { auth } from '@xhkt/platform/auth'
import type { CourseDetail } from '@xhkt/contract'
import { mountOffline, MountOnClick, goOnline } from '@xhkt/testing/network'
import { ApiFailure, type Answers, renderPage } from '@xhkt/testing/render-page'
import { sampleChapter, sampleCourse, sampleLesson } from '@xhkt/testing/sample-course'
import { wholePage } from '../../../common/testing/whole-page.ts'
import CourseDetailPage from './course-detail-page.tsx'

const studied = (section_id: string) => ({ section_id, position: 30, duration: 90, played: 30, finished: false, updated_at: 1_760_000_000 })

function open(detail: NonNullable<Answers['GET /v1/course/detail']>, { address = '/courseDetail?course_id=12', session = false } = {}) {
  const answers: Answers = { 'GET /v1/course/detail': detail, 'GET /v1/user/study/section': { list: [studied('102')] } }
  return renderPage(<CourseDetailPage />, { address, session, answers })
}

const link = (name: string) => screen.findByRole('link', { name })
const owned: CourseDetail = sampleCourse({
  owned: true,
  chapters: [sampleChapter('10', '刑法', [sampleLesson({ section_id: '101', is_trial: true }), sampleLesson({ section_id: '102' })])],
})

test('a visitor sees the course and can buy it or try a lesson', async () => {
  const { container, calls } = open(sampleCourse({ has_material: true }))
  expect(container.querySelector('[data-skeleton="detail"]')).toBeVisible()
  const heading = await screen.findByRole('heading', { level: 1, name: '法考客观题全科系统班' })
  expect(heading).not.toHaveAttribute('title')
  expect(await link('立即购买')).toHaveAttribute('href', '/payment?course_id=12')
  expect(screen.getByRole('button', { name: /^试听/ })).toBeVisible()
  expect(screen.getByText('1.92w人在学')).toBeVisible()
  expect(screen.getByText('¥2680.00')).toBeVisible()
  expect(screen.getByText('¥3580.00').closest('del')).toBeVisible()
  expect(screen.getByRole('button', { name: '含纸质教材' })).toBeVisible()
  expect(container.querySelector('img[fetchpriority="high"]')).toHaveAttribute('src', '/media/covers/15.webp')
  expect(calls.map((call) => call.name)).toEqual(['GET /v1/course/detail'])
})

// docs/product/answers.md#strict
const unreadable = [['NaN', NaN], ['null', null], ['a text', '二百元'], ['an empty text', ''], ['a negative number', -1], ['missing', undefined]] as const

test.each(unreadable)('a price that is %s is 价格加载失败, and nothing can be bought [answers#strict]', async (_, price) => {
  open({ ...sampleCourse(), price } as unknown as CourseDetail)
  await waitFor(() => expect(screen.getAllByText('价格加载失败')).not.toHaveLength(0))
  await wholePage()
  expect(screen.queryByRole('link', { name: /购买|拼团/ })).toBeNull()
  expect(document.body).not.toHaveTextContent(/¥|NaN|免费/)
})

test.each(unreadable)('a price for a group that is %s is never shown as a price', async (_, price) => {
  const grouped = sampleCourse({ group: { price: 229900, size: 3, ends_at: 0 } })
  open({ ...grouped, old_price: price, group_price: price } as unknown as CourseDetail)
  expect(await link('立即购买')).toBeVisible()
  await wholePage()
  expect(document.body).not.toHaveTextContent(/¥0\.00|NaN|免费/)
})

test('a buyer continues where they stopped', async () => {
  open(owned, { session: true })
  const goOn = await link('继续学习')
  await waitFor(() => expect(goOn).toHaveAttribute('href', '/live?course_id=12&section_id=102'))
  expect(screen.getByText('已购买')).toBeVisible()
  await wholePage()
  expect(screen.queryByRole('button', { name: /^试听/ })).toBeNull()
  expect(screen.queryByText('¥2680.00')).toBeNull()
})

test('an unpaid order is paid first', async () => {
  open(sampleCourse({ pending_order_no: '2026', pending_order_amount: 268000 }), { session: true })
  expect(await link('去支付')).toHaveAttribute('href', '/payAgain?order_no=2026')
  expect(screen.getByText('有一笔订单待付款')).toBeVisible()
})

test('a free course shows 免费', async () => {
  open(sampleCourse({ price: 0, old_price: 0 }))
  expect(await link('立即学习')).toHaveAttribute('href', '/payment?course_id=12')
  expect(screen.getByText('免费')).toBeVisible()
})

test('a login and a logout update the course without hiding it', async () => {
  open(({ headers }) => (headers.Authorization ? owned : sampleCourse()))
  await link('立即购买')
  act(() => auth.signIn({ access_token: 't', expires_in: 7200, is_bind: 1, openid: '', unionid: '' }))
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await link('继续学习')
  act(() => auth.signOut())
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await link('立即购买')
})

test('an empty course says so in every section', async () => {
  open(sampleCourse({ owned: true, chapters: [], teachers: [], introduction: '', services: [], summary: '' }), { session: true })
  for (const text of ['课程已购买，课时正在准备中', '暂无课程介绍', '课程目录待更新', '老师信息待公布']) {
    expect(await screen.findByText(text)).toBeVisible()
  }
})

test.each([
  ['/courseDetail', '还没有选择课程', 0],
  ['/courseDetail?course_id=', '还没有选择课程', 0],
  ['/courseDetail?course_id=abc', '课程不存在或已下架', 0],
  ['/courseDetail?course_id=999', '课程不存在或已下架', 1],
])('%s: %s', async (address, title, count) => {
  const { calls } = open(ApiFailure.refused(404001, '课程不存在'), { address })
  expect(await screen.findByText(title)).toBeVisible()
  expect(await link('查看全部课程')).toHaveAttribute('href', '/categories')
  expect(calls).toHaveLength(count)
})

test('offline: the page says so, and the course loads when the network is back', async () => {
  const page = <MountOnClick><CourseDetailPage /></MountOnClick>
  renderPage(page, { address: '/courseDetail?course_id=12', answers: { 'GET /v1/course/detail': sampleCourse() } })
  mountOffline()
  expect(screen.getByText('网络已断开，恢复后会自动加载')).toBeVisible()
  goOnline()
  await link('立即购买')
})

test('an error offers 重试, which succeeds', async () => {
  let broken = true
  const { user } = open(() => (broken ? ApiFailure.timeout() : sampleCourse()))
  expect(await screen.findByText('系统接口请求超时')).toBeVisible()
  broken = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  await link('立即购买')
})

test('a failed progress shows a toast, and the course stays', async () => {
  const answers: Answers = { 'GET /v1/course/detail': owned, 'GET /v1/user/study/section': ApiFailure.status(503) }
  renderPage(<CourseDetailPage />, { address: '/courseDetail?course_id=12', session: true, answers })
  expect(await screen.findByText('学习进度加载失败，请稍后刷新页面')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
})
