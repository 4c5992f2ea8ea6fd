import { screen, waitFor, within } from '@testing-library/react'
import type { DataOf } from '@xhkt/contract'
import { type ApiCall, ApiFailure, type Answers } from '@xhkt/testing/render-page'
import CategoriesPage from './categories-page.tsx'
import { listOf, openPage } from '../testing/sample-list.tsx'

type List = DataOf<'GET', '/v1/course/list'>

const open = (address: string, answer: NonNullable<Answers['GET /v1/course/list']> = listOf) =>
  openPage(<CategoriesPage />, address, { 'GET /v1/course/list': answer })

const course = (title: string) => screen.findByText(title)
const choice = (line: string, name: string | RegExp) => within(screen.getByRole('navigation', { name: line })).getByRole('link', { name })

test('the first page uses the same query as the early request', async () => {
  const { asked, container } = open('/categories?course_category_id=3')
  expect(container.querySelector('[data-skeleton="courses"]')).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: /^考研\s?共 45 门课程$/ })).toBeVisible()
  expect(asked()).toEqual([{ course_category_id: '3' }])
  const cards = within(screen.getByRole('list', { name: '考研' })).getAllByRole('listitem')
  expect(cards).toHaveLength(20)
  expect(cards.map((card) => card.querySelector('img')?.getAttribute('loading')).lastIndexOf('eager')).toBe(3)
})

test('without a category the page shows all courses', async () => {
  open('/categories')
  expect(await screen.findByRole('heading', { level: 1, name: /^全部课程\s?共 45 门课程$/ })).toBeVisible()
})

test('sort and page are in the address, another sort starts at page 1, and back restores', async () => {
  const { user, address } = open('/categories?course_category_id=3&page=2')
  await course('课程 综合 2-1')
  expect(choice('排序', /综合/)).toHaveAttribute('aria-current', 'true')
  await user.click(choice('排序', /价格.*从高到低/))
  await course('课程 price_desc 1-1')
  expect(address()).toBe('/categories?course_category_id=3&sort=price_desc')
  await user.click(screen.getByRole('link', { name: '下一页' }))
  await course('课程 price_desc 2-1')
  expect(address()).toBe('/categories?course_category_id=3&sort=price_desc&page=2')
  await user.click(screen.getByRole('button', { name: '后退' }))
  await user.click(screen.getByRole('button', { name: '后退' }))
  await course('课程 综合 2-1')
  expect(address()).toBe('/categories?course_category_id=3&page=2')
})

test('form and price narrow the list, and the API gets the same parameters as the address', async () => {
  const { user, address, asked } = open('/categories?course_category_id=3&page=2')
  await course('课程 综合 2-1')
  await user.click(choice('课程形式', '直播课'))
  await course('课程 综合 1-1')
  await user.click(choice('价格', '免费'))
  await screen.findByRole('link', { name: '取消 免费' })
  expect(address()).toBe('/categories?course_category_id=3&form=2&free=1')
  await user.click(screen.getByRole('link', { name: '清除筛选' }))
  await user.click(screen.getByRole('button', { name: '后退' }))
  expect(address()).toBe('/categories?course_category_id=3&form=2&free=1')
  const words = { course_category_id: '3' }
  expect(asked().slice(0, 4)).toEqual([{ ...words, page: '2' }, { ...words, form: '2' }, { ...words, form: '2', free: '1' }, words])
})

test('the list stays and is marked as busy while the next page loads', async () => {
  let answer: () => void = () => {}
  const { user } = open('/categories?course_category_id=3', (call) =>
    call.query.page ? new Promise<List>((resolve) => { answer = () => resolve(listOf(call)) }) : listOf(call),
  )
  await course('课程 综合 1-1')
  await user.click(screen.getByRole('link', { name: '下一页' }))
  const list = screen.getByRole('list', { name: '考研' })
  expect(list.closest('[aria-busy="true"]')).toBeVisible()
  expect(within(list).getAllByRole('listitem')).toHaveLength(20)
  answer()
  await course('课程 综合 2-1')
  expect(screen.getByRole('list', { name: '考研' }).closest('[aria-busy="false"]')).toBeVisible()
})

test('while another filter loads, the old count and pages are hidden; turning a page keeps both', async () => {
  const waiting: (() => void)[] = []
  const slow = (call: ApiCall) =>
    call.query.form || call.query.page ? new Promise<List>((resolve) => waiting.push(() => resolve(listOf(call)))) : listOf(call)
  const { user } = open('/categories?course_category_id=3', slow)
  await course('课程 综合 1-1')
  const heading = () => screen.getByRole('heading', { level: 1 })
  const next = () => screen.getByRole('link', { name: '下一页' })
  const isBusy = () => screen.getByRole('list', { name: '考研' }).closest('[aria-busy]')?.getAttribute('aria-busy')

  await user.click(next())
  expect([isBusy(), heading().textContent]).toEqual(['true', '考研共 45 门课程'])
  expect(next().closest('[inert]')).toBeNull()
  expect(next()).toHaveAttribute('href', '/categories?course_category_id=3&page=3')
  waiting.shift()?.()
  await course('课程 综合 2-1')

  await user.click(choice('课程形式', '录播课'))
  expect([isBusy(), heading().textContent]).toEqual(['true', '考研'])
  expect(next().closest('[inert]')).not.toBeNull()
  waiting.shift()?.()
  await course('课程 综合 1-1')
  expect([isBusy(), heading().textContent]).toEqual(['false', '考研共 45 门课程'])
  expect(next().closest('[inert]')).toBeNull()
})

const nothing = { list: [], total: 0, page: 1, page_size: 20 }

test.each([
  ['is unknown to the server', '3', ApiFailure.refused(404002, '分类不存在')],
  ['is missing in the answer', '3', { ...nothing, category: null }],
  ['cannot exist', 'abc', { ...nothing, category: null }],
])('a category that %s links to all courses', async (_, id, answer) => {
  const { user, address, asked } = open(`/categories?course_category_id=${id}`, (call) => (call.query.course_category_id ? answer : listOf(call)))
  expect(await screen.findByText('没有找到该分类')).toBeVisible()
  expect(asked()).toHaveLength(id === 'abc' ? 0 : 1)
  await user.click(screen.getByRole('link', { name: '查看全部课程' }))
  await course('课程 综合 1-1')
  expect(address()).toBe('/categories')
})

test('an empty category and an empty catalog each offer a way on', async () => {
  const { unmount } = open('/categories?course_category_id=3', { ...nothing, category: { id: '3', name: '考研' } })
  expect(await screen.findByRole('link', { name: '查看全部课程' })).toHaveAttribute('href', '/categories')
  unmount()
  open('/categories', { ...nothing, category: null })
  expect(await screen.findByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
})

test('no course for the filter: clearing it keeps the category', async () => {
  const { user, address } = open('/categories?course_category_id=3&form=3', (call) =>
    call.query.form ? { ...nothing, category: { id: '3', name: '考研' } } : listOf(call),
  )
  expect(await screen.findByText('没有符合条件的课程', { selector: 'p' })).toBeVisible()
  await user.click(within(screen.getByRole('main')).getAllByRole('link', { name: '清除筛选' }).at(-1)!)
  await course('课程 综合 1-1')
  expect(address()).toBe('/categories?course_category_id=3')
})

test('the number of filtered courses is announced, also when it is zero', async () => {
  const none = { ...nothing, category: { id: '3', name: '考研' } }
  let arrive: () => void = () => {}
  const { user } = open('/categories?course_category_id=3', ({ query, ...call }) => {
    if (query.form === '1') return new Promise<List>((resolve) => { arrive = () => resolve(none) })
    return query.form ? none : listOf({ query, ...call })
  })
  const said = screen.getAllByRole('status')[0]!
  await waitFor(() => expect(said).toHaveTextContent('第 1 页，共 3 页'))
  await user.click(choice('课程形式', '直播+录播'))
  await waitFor(() => expect(said).toHaveTextContent('没有符合条件的课程'))
  // From an empty list to another one.
  await user.click(choice('课程形式', '录播课'))
  expect(said).toBeEmptyDOMElement()
  arrive()
  await waitFor(() => expect(said).toHaveTextContent('没有符合条件的课程'))
  expect(said).toBeInTheDocument()
})

test('a page past the end links to the last page in the same order', async () => {
  const { user, address } = open('/categories?course_category_id=3&sort=new&page=9')
  expect(await screen.findByText('没有第 9 页', { selector: 'p' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: '去最后一页' }))
  await course('课程 new 3-1')
  expect(address()).toBe('/categories?course_category_id=3&sort=new&page=3')
})

test('an error offers 重试, which succeeds', async () => {
  let broken = true
  const { user } = open('/categories', (call) => (broken ? ApiFailure.network() : listOf(call)))
  expect(await screen.findByText('网络异常')).toBeVisible()
  broken = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  await course('课程 综合 1-1')
})
