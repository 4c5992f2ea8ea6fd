import { screen, within } from '@testing-library/react'
import type { MyCourse, StudyData } from '@xhkt/contract'
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
  expires_at: 0,
  renewable: false,
  hidden: false,
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
const noStudy: StudyData = { today: 0, total: 0, studied_days: 0, days: [] }
const around: Answers = {
  'GET /v1/sys/config': ApiFailure.network(),
  'GET /v1/user/study/data': noStudy,
  'GET /v1/user/study/target': { exams: [], chosen: null },
}
const some = { studying: 3, finished: 1, expired: 0, hidden: 2 }
const listOf = (list: MyCourse[], total = list.length, page = 1, counts = some) => ({ list, total, page, page_size: 10, counts })

const open = (answers: Answers, address = '/personal/myCourse') =>
  renderPage(<MyCoursePage />, { address, session: true, answers: { ...around, ...answers } })
const itemOf = async (title: string) => within(await screen.findByRole('listitem', { name: title }))

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

test('while the courses load, navigation, tabs and search can be used', async () => {
  const { user, address, container } = open({ 'GET /v1/user/course/list': () => new Promise(() => undefined) })
  expect(container.querySelector('[data-skeleton="part"]')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: '我的课程' })).toBeVisible()
  expect(screen.getByRole('link', { name: '我的订单' })).toHaveAttribute('href', '/personal/myOrder')
  await user.type(screen.getByRole('searchbox', { name: '课程名称' }), '数学{Enter}')
  expect(decodeURI(address())).toBe('/personal/myCourse?keyword=数学')
})

test('a course that was never opened is begun, and the player finds the lesson', async () => {
  open({ 'GET /v1/user/course/list': listOf([fresh]) })
  const item = await itemOf('线性代数')
  expect(item.getByText('还没有开始学习')).toBeVisible()
  expect(item.getByRole('link', { name: '开始学习 线性代数' })).toHaveAttribute('href', '/live?course_id=15')
})

const nothing = { studying: 0, finished: 0, expired: 0, hidden: 0 }

test.each([
  ['/personal/myCourse', nothing, '还没有课程', '查看全部课程', '/categories'],
  ['/personal/myCourse', { ...nothing, finished: 1 }, '没有在学的课程', '查看已学完的课程', '/personal/myCourse?tab=finished'],
  ['/personal/myCourse?tab=expired', some, '没有已过期的课程', '查看在学的课程', '/personal/myCourse'],
  ['/personal/myCourse?tab=hidden&keyword=x', some, '“已隐藏”里没有名称含“x”的课程', '清除搜索', '/personal/myCourse?tab=hidden'],
])('%s with %j: %s, with a way on', async (address, counts, title, way, href) => {
  open({ 'GET /v1/user/course/list': listOf([], 0, 1, counts) }, address)
  expect(await screen.findByText(title, { selector: 'p' })).toBeVisible()
  expect(screen.getAllByRole('link', { name: way })[0]).toHaveAttribute('href', href)
})

test('the tabs have their counts, keep the search, and a search keeps the tab [personal#my-courses]', async () => {
  const { user, address } = open({ 'GET /v1/user/course/list': listOf([begun]) }, '/personal/myCourse?tab=finished&keyword=%E9%AB%98&page=2')
  await screen.findByRole('link', { name: '在学 3' })
  const tabs = within(screen.getByRole('navigation', { name: '学习状态' }))
  const names = tabs.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names).toEqual(['在学 3', '已学完 1', '已过期 0', '已隐藏 2', '收藏'])
  expect(tabs.getByRole('link', { name: '收藏' })).toHaveAttribute('href', '/personal/myCourse?list=favourite')
  expect(decodeURI(tabs.getByRole('link', { name: '已隐藏 2' }).getAttribute('href')!)).toBe('/personal/myCourse?tab=hidden&keyword=高')
  await user.clear(screen.getByRole('searchbox', { name: '课程名称' }))
  await user.type(screen.getByRole('searchbox', { name: '课程名称' }), ' 数学 {Enter}')
  expect(decodeURI(address())).toBe('/personal/myCourse?tab=finished&keyword=数学')
})

const day = 86_400
const now = () => Math.floor(Date.now() / 1000)

test.each<[string, Partial<MyCourse>, RegExp, string[]]>([
  ['a course without an end', {}, /上次学到/, ['继续学习']],
  ['a course that ends later', { expires_at: now() + 90 * day }, /到期，还剩 (89|90) 天/, ['继续学习']],
  ['a course that ends soon', { expires_at: now() + 5 * day + 60, renewable: true }, /即将到期/, ['续费', '继续学习']],
  ['an expired course', { expires_at: now() - day, renewable: true }, /已于 .* 到期/, ['续费']],
])('%s offers exactly its actions [personal#my-courses]', async (_, changes, text, actions) => {
  open({ 'GET /v1/user/course/list': listOf([{ ...begun, ...changes }]) })
  const item = await itemOf('高等数学')
  expect(item.getByText(text)).toBeVisible()
  const links = item.getAllByRole('link').filter(({ textContent }) => textContent !== '高等数学')
  expect(links.map(({ textContent }) => textContent.replace('高等数学', ''))).toEqual(actions)
})

test.each([[[begun]], [[]]])('a course whose group has failed stands above the list, list %#', async (list) => {
  const failed = { order_no: '77', group_id: '5', status: 5 as const, amount: 6900, course: { ...course, title: '概率论' } }
  open({ 'GET /v1/user/course/list': { ...listOf(list), failed_groups: [failed] } })
  const notices = await screen.findByRole('list', { name: '拼团失败的课程' })
  expect(notices).toHaveTextContent('拼团失败：概率论。该团未在规定时间内满员，课程已关闭，¥69.00 正在原路退回')
  expect(within(notices).getByRole('link')).toHaveAttribute('href', '/orderDetail?order_no=77')
})

test.each<[string, { page?: string; tab?: string; keyword?: string }]>([
  ['/personal/myCourse?page=2', { page: '2' }],
  ['/personal/myCourse?tab=hidden&keyword=%20x%20&page=1', { tab: 'hidden', keyword: 'x' }],
  ['/personal/myCourse?page=0&tab=nothing&keyword=%20', {}],
  ['/personal/myCourse', {}],
])('%s requests %j', async (address, query) => {
  const { calls } = open({ 'GET /v1/user/course/list': listOf([{ ...begun, hidden: query.tab === 'hidden' }], 41, Number(query.page ?? 1)) }, address)
  await itemOf('高等数学')
  expect(calls.find(({ name }) => name === 'GET /v1/user/course/list')?.query).toEqual({ page_size: '10', tab: 'studying', ...query })
  expect(screen.getByRole('link', { name: '第 3 页' })).toHaveAttribute('href', expect.stringMatching(/[?&]page=3$/))
})

test('a page past the end links to the last page', async () => {
  open({ 'GET /v1/user/course/list': listOf([], 43, 9) }, '/personal/myCourse?page=9')
  expect(await screen.findByText('没有第 9 页', { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('link', { name: '去最后一页' })).toHaveAttribute('href', '/personal/myCourse?page=5')
})

test('offline: the page says so, and loads when the network is back', async () => {
  const answers = { ...around, 'GET /v1/user/course/list': listOf([begun]) }
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
  await itemOf('高等数学')
})
