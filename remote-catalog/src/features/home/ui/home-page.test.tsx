import { fireEvent, screen, within } from '@testing-library/react'
import { ApiFailure, type Answers, renderPage } from '@xhkt/shared/testing/render-page'
import { sampleCard } from '@xhkt/shared/testing/sample-course'
import HomePage from './home-page.tsx'

const banners = ['考研冲刺', '法考直播'].map((title, i) => ({
  id: String(i + 1),
  title,
  subtitle: '限时优惠',
  image: `/media/banners/${i + 1}.webp`,
  link: `/courseDetail?course_id=${i + 1}`,
}))
const shelves = ['考研', '公务员'].map((name, i) => ({
  category: { id: String(i + 1), name },
  courses: [sampleCard({ id: `${i}1`, title: `${name}系统班` }), sampleCard({ id: `${i}2`, title: `${name}冲刺班` })],
}))
const home = { banners, shelves }

const open = (answer: NonNullable<Answers['GET /v1/home']>) => renderPage(<HomePage />, { answers: { 'GET /v1/home': answer } })

test('it holds its place until the answer comes, then shows banner and shelves', async () => {
  const { container } = open(home)
  expect(container.querySelector('[data-skeleton="home"]')).toBeVisible()
  expect(await screen.findByRole('heading', { name: '考研' })).toBeVisible()
  expect(container.querySelector('[data-skeleton]')).toBeNull()
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['考研', '公务员'])
  expect(screen.getByRole('link', { name: /查看更多\s?公务员课程/ })).toHaveAttribute('href', '/categories?course_category_id=2')
  const courses = within(screen.getByRole('list', { name: '考研' })).getAllByRole('link')
  expect(courses.map((course) => course.getAttribute('href'))).toEqual(['/courseDetail?course_id=01', '/courseDetail?course_id=02'])
})

test('the first banner and the first shelf are painted first, the rest waits', async () => {
  const { container } = open(home)
  await screen.findByRole('heading', { name: '考研' })
  const [banner, first, second] = [screen.getByRole('region'), ...screen.getAllByRole('list')]
  const pictures = banner.querySelectorAll('img')
  expect(pictures).toHaveLength(1)
  expect(pictures[0]).toHaveAttribute('fetchpriority', 'high')
  expect(pictures[0]).toHaveAttribute('width', '1200')
  expect(pictures[0]).toHaveAttribute('height', '400')
  expect(first?.querySelector('img')).toHaveAttribute('loading', 'eager')
  expect(second?.querySelector('img')).toHaveAttribute('loading', 'lazy')
  fireEvent.load(pictures[0]!)
  expect(container.querySelector('[src="/media/banners/2.webp"]')).toBeInTheDocument()
})

test('an error offers another try, which succeeds', async () => {
  let broken = true
  const { user } = open(() => (broken ? ApiFailure.refused(500000, '服务开小差了') : home))
  expect(await screen.findByText('服务开小差了')).toBeVisible()
  broken = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: '考研' })).toBeVisible()
})

test('without shelves there is a way on', async () => {
  open({ banners: [], shelves: [{ category: { id: '1', name: '考研' }, courses: [] }] })
  expect(await screen.findByRole('link', { name: '查看全部课程' })).toHaveAttribute('href', '/categories')
  expect(screen.queryByText('考研')).toBeNull()
})
