import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CourseDetail } from '@xhkt/contract'
import { ApiFailure, type Answers, renderPage } from '@xhkt/testing/render-page'
import { sampleCard, sampleCourse } from '@xhkt/testing/sample-course'
import { everythingIsNear } from '../../model/testing/everything-is-near.ts'
import { CourseBody } from './course-body.tsx'

const address = '/courseDetail?course_id=12'

const open = (given: Partial<CourseDetail> = {}, answers: Answers = {}) =>
  renderPage(<CourseBody course={sampleCourse(given)} studied={[]} />, { address, answers })

const tabs = () => within(screen.getByRole('navigation', { name: '课程内容' })).getAllByRole('link')
const files = (url: string) => [{ id: '1', name: '讲义.pdf', size: 1_572_864, url }]

test('a tab scrolls to its section and adds no history entry', async () => {
  const { user, address: now } = open()
  const tab = screen.getByRole('link', { name: '授课老师' })
  await user.click(tab)
  expect(screen.getByRole('region', { name: '授课老师' })).toHaveFocus()
  expect(tab).toHaveAttribute('aria-current', 'location')
  expect(now()).toBe(address)
})

test('a picked tab stays current while the page scrolls there, and follows the reader\'s next jump', async () => {
  const { user } = open()
  await user.click(screen.getByRole('link', { name: '授课老师' }))
  const current = () => tabs().find((tab) => tab.hasAttribute('aria-current'))
  fireEvent.scroll(window)
  await new Promise(requestAnimationFrame)
  expect(current()).toHaveTextContent('授课老师')
  fireEvent(window, new Event('scrollend'))
  // jsdom has no layout, so the last section counts as in view.
  fireEvent.scroll(window)
  await waitFor(() => expect(current()).toHaveTextContent('学员评价'))
})

test('each existing section has a tab', async () => {
  const { unmount } = open()
  expect(tabs().map((tab) => tab.textContent)).toEqual(['课程介绍', '课程目录', '授课老师', '学员评价'])
  unmount()
  open({ materials: files(''), evaluation_count: 12_000, score: 4.8 })
  expect(tabs().map((tab) => tab.textContent)).toEqual(['课程介绍', '课程目录', '授课老师', '学习资料', '学员评价(1.2w)'])
  expect(await screen.findByText('讲义.pdf')).toBeVisible()
})

test.each([
  ['a visitor', {}, '购买后可下载'],
  ['a visitor of a free course', { price: 0, old_price: 0 }, '点“立即学习”后可下载'],
  ['a learner whose course has expired', { enrolment: { expires_at: 1, renew_price: 100 } }, '续费后可下载'],
  ['a buyer of a file that is not uploaded yet', { owned: true }, '暂不可下载'],
])('materials for %s: %s [courses#materials]', async (_, given, words) => {
  open({ ...given, materials: files('') })
  const region = screen.getByRole('region', { name: '学习资料' })
  await within(region).findByText('讲义.pdf')
  expect(region).toHaveTextContent('讲义.pdf1.50MB')
  expect(region).toHaveTextContent(words)
  expect(within(region).queryByRole('link')).toBeNull()
})

test.each([
  ['active', '待签署', /^签署协议/],
  ['going', '签署中', /^查看协议/],
] as const)('materials of a course with an agreement that is %s say %s, and lead to it', async (state, word, button) => {
  const agreement = { course_id: '12', title: '学习协议', sections: [], reason: '', real_name: '', identity_number: '', submitted_at: 0, signed_at: 0 }
  open({ owned: true, agreement_state: state, materials: files('') }, { 'GET /v1/user/agreement': { ...agreement, state } })
  const region = screen.getByRole('region', { name: '学习资料' })
  expect(await within(region).findByText(word, { selector: 'li *' })).toBeVisible()
  expect(await within(region).findByRole('button', { name: button })).toBeVisible()
})

test('a buyer downloads a file under its name', async () => {
  open({ owned: true, materials: files('/media/1.pdf') })
  const link = await screen.findByRole('link', { name: '下载 讲义.pdf' })
  expect(link).toHaveAttribute('href', '/media/1.pdf')
  expect(link).toHaveAttribute('download', '讲义.pdf')
})

test('an empty course says so in every section', () => {
  open({ introduction: '', chapters: [], teachers: [] })
  for (const text of ['暂无课程介绍', '课程目录待更新', '老师信息待公布', '还没有学员评价']) expect(screen.getByText(text)).toBeVisible()
})

describe('related courses', () => {
  const related = (answer: NonNullable<Answers['GET /v1/course/related']>) => open({}, { 'GET /v1/course/related': answer })
  const before = window.IntersectionObserver
  afterEach(() => Object.defineProperty(window, 'IntersectionObserver', { configurable: true, writable: true, value: before }))

  test('load when the reader comes near', () => {
    const { calls } = related({ list: [] })
    // Nothing loads, so nothing is announced.
    expect(within(screen.getByRole('region', { name: '相关课程' })).queryByRole('status')).toBeNull()
    expect(calls).toEqual([])
  })

  test('show their cards', async () => {
    everythingIsNear()
    const { calls } = related({ list: [sampleCard({ id: '13', title: '法考主观题' })] })
    expect(await screen.findByRole('link', { name: /法考主观题/ })).toHaveAttribute('href', '/courseDetail?course_id=13')
    expect(calls.map(({ name, query }) => [name, query])).toEqual([['GET /v1/course/related', { course_id: '12' }]])
  })

  test('are left out where there are none', async () => {
    everythingIsNear()
    related({ list: [] })
    await waitFor(() => expect(screen.queryByRole('region', { name: '相关课程' })).toBeNull())
  })

  test('load by 重试 after a failure', async () => {
    everythingIsNear()
    let broken = true
    const { user } = related(() => (broken ? ApiFailure.network() : { list: [sampleCard()] }))
    const retry = await screen.findByRole('button', { name: '重试' })
    broken = false
    await user.click(retry)
    expect(await screen.findByRole('list', { name: '相关课程' })).toBeVisible()
    expect(screen.getAllByRole('checkbox', { name: /^对比/ })).not.toHaveLength(0)
  })
})

describe('metadata for search engines', () => {
  const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content') ?? null
  const data = () => document.head.querySelectorAll('script[type="application/ld+json"]')

  test('describes the course while it is shown, and the site before and after', async () => {
    document.head.innerHTML = '<meta name="description" content="学海课堂，在线学习平台">'
    const { unmount } = open({ title: '</script>课' })
    await waitFor(() => expect(data()).toHaveLength(1))
    expect(content('meta[name="description"]')).toBe('八大科目完整讲授。讲师：尉迟衡。共 5 节')
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1)
    expect(content('meta[property="og:url"]')).toBe(`http://localhost${address}`)
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `http://localhost${address}`)
    expect(JSON.parse(data()[0]!.textContent)).toHaveProperty('name', '</script>课')
    unmount()
    expect(document.head.innerHTML).toBe('<meta name="description" content="学海课堂，在线学习平台">')
  })

  test('moves from one course to the next and leaves nothing behind', async () => {
    document.head.innerHTML = ''
    const first = open({ id: '1', cover: '' })
    await waitFor(() => expect(data()).toHaveLength(1))
    expect(content('meta[property="og:image"]')).toBeNull()
    first.unmount()
    const second = open({ id: '2' })
    await waitFor(() => expect(content('meta[property="og:url"]')).toBe('http://localhost/courseDetail?course_id=2'))
    second.unmount()
    expect(document.head.innerHTML).toBe('')
  })
})
