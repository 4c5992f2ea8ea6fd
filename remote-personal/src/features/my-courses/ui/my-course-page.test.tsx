import { screen, within } from '@testing-library/react'
import type { MyCourse } from '@xhkt/contract'
import { mountOffline, MountOnClick, goOnline } from '@xhkt/testing/network'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleCard } from '@xhkt/testing/sample-course'
import MyCoursePage from './my-course-page.tsx'

const course = sampleCard({ id: '12', title: '高等数学', cover: '', price: 9900, old_price: 0, lesson_count: 8, teacher_name: '王老师' })
const begun: MyCourse = {
  course,
  bought_at: 1_700_000_000,
  finished_count: 2,
  progress: 37,
  last_section_id: '1203',
  last_section_title: '第三节 极限',
  last_position: 754.6,
  last_studied_at: 1_700_000_500,
}
const fresh: MyCourse = {
  ...begun,
  course: { ...course, id: '15', title: '线性代数' },
  finished_count: 0,
  progress: 0,
  last_section_id: '',
  last_section_title: '',
  last_position: 0,
  last_studied_at: 0,
}
const listOf = (list: MyCourse[], total = list.length, page = 1) => ({ list, total, page, page_size: 20 })

const open = (answers: Answers, address = '/personal/myCourse') =>
  renderPage(<MyCoursePage />, { address, session: true, answers: { 'GET /v1/sys/config': ApiFailure.network(), ...answers } })
const itemOf = async (title: string) => within((await screen.findByText(title)).closest('li')!)

test('a course shows its progress and its last lesson', async () => {
  open({ 'GET /v1/user/course/list': listOf([begun]) })
  const item = await itemOf('高等数学')
  expect(item.getByRole('progressbar', { name: '高等数学的学习进度' })).toHaveAttribute('aria-valuenow', '37')
  expect(item.getByText('37%')).toBeVisible()
  expect(item.getByText('已学 2/8 节')).toBeVisible()
  expect(item.getByText('上次学到 第三节 极限 12:34')).toBeVisible()
  expect(item.getByRole('link', { name: /^继续学习/ })).toHaveAttribute('href', '/live?course_id=12&section_id=1203')
  expect(screen.getByRole('heading', { level: 1, name: '我的课程' })).toBeVisible()
})

test('a course that was never opened is begun, and the player finds the lesson', async () => {
  open({ 'GET /v1/user/course/list': listOf([fresh]) })
  const item = await itemOf('线性代数')
  expect(item.getByText('还没有开始学习')).toBeVisible()
  expect(item.getByRole('link', { name: '开始学习 线性代数' })).toHaveAttribute('href', '/live?course_id=15')
})

test('no course yet', async () => {
  open({ 'GET /v1/user/course/list': listOf([]) })
  expect(await screen.findByText('还没有课程', { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('link', { name: '查看全部课程' })).toHaveAttribute('href', '/categories')
})

test.each([[[begun]], [[]]])('a course whose group has failed is told before the list, list %#', async (list) => {
  const failed = { order_no: '77', group_id: '5', status: 5 as const, amount: 6900, course: { ...course, title: '概率论' } }
  open({ 'GET /v1/user/course/list': { ...listOf(list), failed_groups: [failed] } })
  const notices = await screen.findByRole('list', { name: '拼团失败的课程' })
  expect(notices).toHaveTextContent('拼团失败：概率论。该团未在规定时间内满员，课程已关闭，¥69.00 正在原路退回')
  expect(within(notices).getByRole('link')).toHaveAttribute('href', '/orderDetail?order_no=77')
})

test.each<[string, { page?: string }]>([
  ['/personal/myCourse?page=2', { page: '2' }],
  ['/personal/myCourse?page=0', {}],
  ['/personal/myCourse?page=x', {}],
  ['/personal/myCourse', {}],
])('%s requests %j', async (address, query) => {
  const { calls } = open({ 'GET /v1/user/course/list': listOf([begun], 41, Number(query.page ?? 1)) }, address)
  await itemOf('高等数学')
  expect(calls.find(({ name }) => name === 'GET /v1/user/course/list')?.query).toEqual(query)
  expect(screen.getByRole('link', { name: '第 3 页' })).toHaveAttribute('href', '/personal/myCourse?page=3')
})

test('a page past the end links to the last page', async () => {
  open({ 'GET /v1/user/course/list': listOf([], 43, 9) }, '/personal/myCourse?page=9')
  expect(await screen.findByText('没有第 9 页', { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('link', { name: '去最后一页' })).toHaveAttribute('href', '/personal/myCourse?page=3')
})

test('offline: the page says so, and loads when the network is back', async () => {
  const answers = { 'GET /v1/sys/config': ApiFailure.network(), 'GET /v1/user/course/list': listOf([begun]) }
  renderPage(<MountOnClick><MyCoursePage /></MountOnClick>, { address: '/personal/myCourse', session: true, answers })
  mountOffline()
  expect(screen.getByText('网络异常')).toBeVisible()
  expect(screen.getByText('网络已断开，恢复后会自动加载')).toBeVisible()
  goOnline()
  await itemOf('高等数学')
})

test('a failure keeps the navigation and can be retried', async () => {
  let up = false
  const { user } = open({ 'GET /v1/user/course/list': () => (up ? listOf([begun]) : ApiFailure.status(503)) })
  expect(await screen.findByText('系统接口503异常')).toBeVisible()
  expect(screen.getByRole('navigation', { name: '个人中心' })).toBeVisible()
  expect(screen.getByTestId('toasts')).toBeEmptyDOMElement()
  up = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('高等数学')).toBeVisible()
})
