import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { DataOf } from '@xhkt/contract'
import { mountOffline, MountOnClick, goOnline } from '@xhkt/testing/network'
import { ApiFailure, type Answers, renderPage } from '@xhkt/testing/render-page'
import { sampleCard } from '@xhkt/testing/sample-course'
import { chooseForComparison } from '../../../common/compare/compared.ts'
import { emptyHome, sampleCoupon, sampleLive } from '../../../common/testing/sample-home.ts'
import { wholePage } from '../../../common/testing/whole-page.ts'
import HomePage from './home-page.tsx'

const banners = ['考研冲刺', '法考直播'].map((title, i) => ({
  id: String(i + 1),
  title,
  subtitle: '限时优惠',
  image: `/media/banners/${i + 1}.webp`,
  link: `/courseDetail?course_id=${i + 1}`,
}))
const shelves = ['考研', '公务员', '医学'].map((name, i) => ({
  category: { id: String(i + 1), name },
  courses: [sampleCard({ id: `${i}1`, title: `${name}系统班` }), sampleCard({ id: `${i}2`, title: `${name}冲刺班` })],
}))
const teacher = {
  id: '9',
  name: '尉迟衡',
  title: '刑法主讲',
  avatar: '',
  intro: '刑法学博士',
  course_id: '12',
  course_title: '法考系统班',
  student_count: 1,
}
const home: DataOf<'GET', '/v1/home'> = {
  banners,
  categories: [
    { id: '1', name: '考研', icon: '/media/icons.svg#1', course_count: 8 },
    { id: '2', name: '公务员', icon: '', course_count: 5 },
  ],
  lives: [sampleLive()],
  shelves,
  free: [sampleCard({ id: '50', title: '免费公开课', price: 0, old_price: 0 })],
  groups: [{ course: sampleCard({ id: '24', title: '拼团课', price: 20000 }), offer: { price: 9900, size: 3, ends_at: 0 } }],
  coupons: [sampleCoupon()],
  teachers: [teacher],
}

afterEach(() => jest.useRealTimers())

const open = (answer: NonNullable<Answers['GET /v1/home']>) => renderPage(<HomePage />, { answers: { 'GET /v1/home': answer } })
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

test('shows a skeleton until the answer comes, then its sections, what costs less between the courses', async () => {
  const { container } = open(home)
  expect(container.querySelector('[data-skeleton="home"]')).toBeVisible()
  expect(await screen.findByRole('heading', { name: '考研' })).toBeVisible()
  expect(container.querySelector('[data-skeleton]')).toBeNull()
  await wholePage()
  expect(headings()).toEqual(['直播课', '免费好课', '考研', '领券中心', '拼团优惠', '公务员', '医学', '名师推荐'])
  expect(screen.getByRole('link', { name: /查看全部\s?公务员课程/ })).toHaveAttribute('href', '/categories?course_category_id=2')
  expect(screen.getByRole('link', { name: /查看全部\s?免费课程/ })).toHaveAttribute('href', '/categories?free=1')
  const courses = within(screen.getByRole('list', { name: '考研' })).getAllByRole('link')
  expect(courses.map((course) => course.getAttribute('href'))).toEqual(['/courseDetail?course_id=01', '/courseDetail?course_id=02'])
})

test('a tile links to its category, shows its number of courses, and a letter when its picture is missing or broken', async () => {
  open(home)
  const tiles = within(await screen.findByRole('navigation', { name: '课程分类' })).getAllByRole('link')
  expect(tiles.map((tile) => [tile.getAttribute('href'), tile.textContent])).toEqual([
    ['/categories?course_category_id=1', '考研8门课程'],
    ['/categories?course_category_id=2', '公公务员5门课程'],
  ])
  const picture = tiles[0]?.querySelector('img')
  expect(picture).toHaveAttribute('src', '/media/icons.svg#1')
  fireEvent.error(picture!)
  expect(tiles[0]).toHaveTextContent('考考研8门课程')
})

test('the parts that the next visit shows first have no prices, no progress and no live lessons, and begin with the first banner', async () => {
  const { container } = open({ ...home, banners })
  await screen.findByRole('heading', { name: '考研' })
  await wholePage()
  const parts = [...container.querySelectorAll('[data-first-view]')]
  expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual(['精选推荐', '课程分类'])
  expect(parts[0]).toHaveAttribute('data-first-view', 'start')
  expect(parts[0]).toHaveTextContent('考研冲刺')
  fireEvent.click(screen.getByRole('button', { name: '下一张' }))
  expect(parts[0]).toHaveAttribute('data-first-view', 'moved')
})

test('a tile shows its count in w from 10000', async () => {
  open({ ...home, categories: [{ id: '1', name: '考研', icon: '', course_count: 12_345 }] })
  expect(await screen.findByRole('link', { name: /1.23w门课程$/ })).toBeVisible()
})

test('a group offer shows its price, its size and the price of buying alone', async () => {
  open(home)
  const card = within(await screen.findByRole('list', { name: '拼团优惠' })).getByRole('link')
  expect(card).toHaveAttribute('href', '/courseDetail?course_id=24')
  expect(card).toHaveTextContent(/3人团单独购买 ¥200.00¥99.00查看拼团/)
  expect(within(card).getByText('¥200.00').tagName).toBe('DEL')
})

test('a group offer disappears when it is sold out or over, also while the page is open; the last one takes its section along', async () => {
  const now = Date.UTC(2026, 10, 22, 12, 0, 0)
  jest.useFakeTimers({ now })
  const offer = (id: string, ends: number, sold_out = false) => ({
    course: sampleCard({ id, title: `拼团${id}`, sold_out }),
    offer: { price: 9900, size: 3, ends_at: ends && now / 1000 + ends },
  })
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))
  const shown = () => screen.queryAllByRole('link', { name: /查看拼团$/ }).map((card) => /拼团\d/.exec(card.textContent)?.[0])
  const { unmount } = open({ ...home, groups: [offer('1', 0, true), offer('2', -60), offer('3', 90), offer('4', 0)] })
  await pass(0)
  expect(shown()).toEqual(['拼团3', '拼团4'])
  await pass(120)
  expect(shown()).toEqual(['拼团4'])
  unmount()
  open({ ...emptyHome, groups: [offer('1', 0, true)] })
  await pass(0)
  expect(screen.queryByText('拼团优惠')).toBeNull()
  expect(screen.getByText('暂无推荐课程')).toBeVisible()
})

test('a sold-out free course says 已售罄 and not 免费', async () => {
  const course = sampleCard({ price: 0, old_price: 0 })
  open({ ...home, free: [{ ...course, id: '50' }, { ...course, id: '51', sold_out: true }] })
  const [one, other] = within(await screen.findByRole('list', { name: '免费好课' })).getAllByRole('link')
  expect(one).toHaveTextContent(/免费$/)
  expect(other).toHaveTextContent(/已售罄$/)
})

test('a teacher links to their page, and shows a letter when the picture is missing or broken', async () => {
  const { container } = open({ ...home, teachers: [teacher, { ...teacher, id: '10', avatar: '/media/t.webp' }] })
  const [first, second] = within(await screen.findByRole('list', { name: '名师推荐' })).getAllByRole('link')
  expect(first).toHaveAttribute('href', '/teacher?name=%E5%B0%89%E8%BF%9F%E8%A1%A1&course_id=12')
  expect(first).toHaveTextContent('尉尉迟衡刑法主讲刑法学博士法考系统班')
  const portrait = container.querySelector('[src="/media/t.webp"]')
  expect(portrait).toHaveAttribute('loading', 'lazy')
  fireEvent.error(portrait!)
  expect(second?.querySelector('img')).toBeNull()
})

test('the first banner loads first, the rest waits', async () => {
  const { container } = open(home)
  await screen.findByRole('heading', { name: '考研' })
  await wholePage()
  const pictures = screen.getByRole('region', { name: '精选推荐' }).querySelectorAll('img')
  expect(pictures).toHaveLength(1)
  expect(pictures[0]).toHaveAttribute('fetchpriority', 'high')
  expect(pictures[0]).toHaveAttribute('width', '1200')
  expect(pictures[0]).toHaveAttribute('height', '400')
  for (const cover of container.querySelectorAll('img[src*="covers"]')) {
    expect(cover).toHaveAttribute('loading', 'lazy')
    expect(cover).toHaveAttribute('width')
    expect(cover).toHaveAttribute('height')
  }
  fireEvent.load(pictures[0]!)
  expect(container.querySelector('[src="/media/banners/2.webp"]')).toBeNull()
  fireEvent.pointerEnter(screen.getByRole('region', { name: '精选推荐' }))
  expect(container.querySelector('[src="/media/banners/2.webp"]')).toBeInTheDocument()
})

test('offline: the page says so, and loads when the network is back', async () => {
  renderPage(<MountOnClick><HomePage /></MountOnClick>, { answers: { 'GET /v1/home': home } })
  mountOffline()
  expect(screen.getByText('网络已断开，恢复后会自动加载')).toBeVisible()
  goOnline()
  expect(await screen.findByRole('heading', { name: '考研' })).toBeVisible()
})

test('an error offers 重试, which succeeds', async () => {
  let broken = true
  const { user } = open(() => (broken ? ApiFailure.refused(500000, '服务开小差了') : home))
  expect(await screen.findByText('服务开小差了')).toBeVisible()
  broken = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: '考研' })).toBeVisible()
})

test.each(['lives', 'free', 'groups', 'coupons', 'teachers', 'shelves', 'categories', 'banners'] as const)(
  'without %s the section is left out, and the rest stays',
  async (part) => {
    open({ ...home, [part]: [] })
    await screen.findAllByRole('heading', { level: 2 })
    await wholePage()
    const names = { lives: '直播课', free: '免费好课', groups: '拼团优惠', coupons: '领券中心', teachers: '名师推荐', shelves: '考研' }
    const expected = part in names ? [names[part as keyof typeof names]] : []
    expect(Object.values(names).filter((name) => !headings().includes(name))).toEqual(expected)
    expect(screen.queryByRole('navigation', { name: '课程分类' }) === null).toBe(part === 'categories')
    expect(screen.queryByRole('region', { name: '精选推荐' }) === null).toBe(part === 'banners')
  },
)

test('an empty home offers a way on', async () => {
  open({ ...emptyHome, banners, shelves: [{ category: { id: '1', name: '考研' }, courses: [] }] })
  expect(await screen.findByRole('link', { name: '查看全部课程' })).toHaveAttribute('href', '/categories')
  await wholePage()
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
})

test('a click on a banner keeps what its hover prefetched', async () => {
  const early = new Map([['/v1/course/detail?course_id=1', Promise.resolve(new Response())]])
  Object.assign(window, { __xhkt: { early } })
  const { calls } = renderPage(<HomePage />, { answers: { 'GET /v1/home': home, 'POST /v1/ad/click': {} } })
  const link = await screen.findByRole('link', { name: /考研冲刺.*限时优惠/ })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('POST /v1/ad/click'))
  await act(async () => {})
  expect(early.size).toBe(1)
  Reflect.deleteProperty(window, '__xhkt')
})

test('a click on a banner is reported with keepalive, by the left and the middle button but not by the right one', async () => {
  const { calls } = renderPage(<HomePage />, { answers: { 'GET /v1/home': home, 'POST /v1/ad/click': ApiFailure.network() } })
  const link = await screen.findByRole('link', { name: /考研冲刺.*限时优惠/ })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }))
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 }))
  const reports = () => calls.filter(({ name }) => name === 'POST /v1/ad/click')
  await waitFor(() => expect(reports()).toHaveLength(2))
  expect(reports()[0]).toMatchObject({ body: { ad_id: '1', place: 'home_banner' }, keepalive: true })
  expect(screen.getByTestId('toasts')).toBeEmptyDOMElement()
})

test('the courses that are chosen for a comparison are counted on home too; without one there is no bar [courses#comparison]', async () => {
  renderPage(<HomePage />, { answers: { 'GET /v1/home': home } })
  await screen.findByRole('list', { name: '直播课' })
  expect(screen.queryByRole('group', { name: '课程对比' })).toBeNull()
  act(() => void chooseForComparison(['1', '2']))
  expect(await screen.findByRole('group', { name: '课程对比' })).toHaveTextContent('已选 2/4')
  act(() => void chooseForComparison([]))
})
