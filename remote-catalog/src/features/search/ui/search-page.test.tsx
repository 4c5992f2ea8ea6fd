import { screen, waitFor, within } from '@testing-library/react'
import type { DataOf } from '@xhkt/contract'
import { addressValues, earlyQuery } from '@xhkt/contract/federation/early-query'
import { recordSearch } from '@xhkt/kit/search/history'
import { ApiFailure, type Answers, type ApiCall, renderPage } from '@xhkt/testing/render-page'
import { sampleCard } from '@xhkt/testing/sample-course'
import { coursePage, Site } from '../../../common/testing/course-pages.tsx'
import { routes } from '../../../routes.ts'
import SearchPage from './search-page.tsx'

type Found = DataOf<'GET', '/v1/search'>

/** 45 courses for any keyword, 20 per page. Each name says what was requested. */
function foundBy(call: ApiCall): Found {
  const keyword = call.query.keyword?.trim() ?? ''
  return coursePage(call, keyword, { teacher_name: `${keyword}老师`, summary: `三天学会${keyword}` })
}

const none: Found = { list: [], total: 0, page: 1, page_size: 20 }

const open = (address: string, answer: NonNullable<Answers['GET /v1/search']> = foundBy, answers: Answers = {}) =>
  renderPage(
    <Site>
      <SearchPage />
      <a href="/search?keyword=法考">换一个词</a>
    </Site>,
    { address, answers: { 'GET /v1/search': answer, 'GET /v1/search/hot': { list: ['考研', '四级'] }, ...answers } },
  )

const searches = (calls: ApiCall[]) => calls.filter(({ name }) => name === 'GET /v1/search').map(({ query }) => query)
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })

test('shows the courses, their number, and the marked matches in title, teacher and summary', async () => {
  const { container } = open('/search?keyword=Python')
  expect(container.querySelector('[data-skeleton]')).toBeVisible()
  expect(await heading(/^“Python” 的搜索结果\s?共 45 门课程$/)).toBeVisible()
  const [first] = within(screen.getByRole('list', { name: '“Python” 的搜索结果' })).getAllByRole('listitem')
  expect(within(first!).getAllByText('Python', { selector: 'mark' })).toHaveLength(3)
  expect(first).toHaveTextContent('Python 综合 1-1')
  expect(first).toHaveTextContent('三天学会Python')
})

test('a match in a name that the card does not show is added and marked, and stays readable when it is cut', async () => {
  const names = ['会计职称', '财会', '闻人静']
  open('/search?keyword=财会+闻人', { ...none, list: [{ ...sampleCard(), names }], total: 1 })
  const [first] = within(await screen.findByRole('list', { name: /的搜索结果/ })).getAllByRole('listitem')
  expect([...first!.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['财会', '闻人'])
  expect(within(first!).getByTitle('会计职称 · 财会 · 闻人静')).toHaveTextContent('会计职称 · 财会 · 闻人静')
})

test('the whole name of a teacher leads to their page', async () => {
  open('/search?keyword=尉迟衡', { ...none, list: [sampleCard()], total: 1 })
  const link = await screen.findByRole('link', { name: '讲师主页' })
  expect(decodeURI(link.getAttribute('href') ?? '')).toBe('/teacher?name=尉迟衡&course_id=12')
  document.body.replaceChildren()
  open('/search?keyword=尉迟', { ...none, list: [sampleCard()], total: 1 })
  await heading(/^“尉迟” 的搜索结果/)
  expect(screen.queryByRole('link', { name: '讲师主页' })).toBeNull()
})

test('a server without `names` breaks no card', async () => {
  const { container } = open('/search?keyword=Python')
  await screen.findByRole('list', { name: /的搜索结果/ })
  // The line is still there, so that cards have the same height.
  expect(container.querySelector('.names')).toBeEmptyDOMElement()
})

test.each(['考研', '%20Ｐython++入门%20', '%E8%80%83&page=2', 'a&sort=new&page=3', 'a&form=1&price_min=100&page=1', `a${'+'.repeat(60)}b`])(
  'the page uses the same query as the early request, or there is none: %s',
  async (query) => {
    const { calls } = open(`/search?keyword=${query}`)
    await heading(/的搜索结果/)
    const early = routes.find(({ path }) => path === '/search')?.early?.[0]
    const asked = earlyQuery(early!, addressValues('/search', '/search', `?keyword=${query}`))
    if (query.length < 60) expect(searches(calls)).toEqual([asked])
    else expect(searches(calls)).toEqual([{ keyword: 'a b' }])
  },
)

test('keyword, sort and page are in the address, and back restores them', async () => {
  const { user, address } = open('/search?keyword=考研&page=2')
  await screen.findByText(/综合 2-1$/)
  await user.click(within(screen.getByRole('navigation', { name: '排序' })).getByRole('link', { name: '最新' }))
  await screen.findByText(/new 1-1$/)
  expect(decodeURI(address())).toBe('/search?keyword=考研&sort=new')
  await user.click(screen.getByRole('link', { name: '下一页' }))
  await screen.findByText(/new 2-1$/)
  expect(decodeURI(address())).toBe('/search?keyword=考研&sort=new&page=2')
  await user.click(screen.getByText('后退'))
  await user.click(screen.getByText('后退'))
  await screen.findByText(/综合 2-1$/)
})

test('the previous results stay, marked as busy, while another keyword loads; an overtaken one never shows', async () => {
  const waiting = new Map<string, () => void>()
  const slow = (call: ApiCall) =>
    call.query.keyword === '考研' && !waiting.size
      ? foundBy(call)
      : new Promise<Found>((resolve) => waiting.set(call.query.keyword ?? '', () => resolve(foundBy(call))))
  const { user } = open('/search?keyword=考研', slow)
  await screen.findByText(/综合 1-1$/)
  const abort = jest.spyOn(XMLHttpRequest.prototype, 'abort')
  await user.click(screen.getByText('换一个词'))
  expect(await heading(/^“法考” 的搜索结果$/)).toBeVisible()
  const list = () => screen.getByRole('list', { name: /的搜索结果$/ })
  expect(list().closest('[aria-busy="true"]')).toBeVisible()
  expect(list()).toHaveTextContent('考研 综合 1-1')
  await waitFor(() => expect(waiting.has('法考')).toBe(true))
  await user.click(screen.getByText('后退'))
  expect(abort).toHaveBeenCalled()
  waiting.get('法考')?.()
  expect(await heading(/^“考研” 的搜索结果\s?共 45 门课程$/)).toBeVisible()
  expect(list().closest('[aria-busy="false"]')).toHaveTextContent('考研 综合 1-1')
})

test('nothing found: shows advice, hot words, and a link to all courses', async () => {
  const { user, address } = open('/search?keyword=量子烹饪', (call) => (call.query.keyword === '四级' ? foundBy(call) : none))
  expect(await screen.findByText('没有找到与“量子烹饪”相关的课程', { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('link', { name: '查看全部课程' })).toHaveAttribute('href', '/categories')
  const hot = await screen.findByRole('region', { name: '热门搜索' })
  await user.click(within(hot).getByRole('link', { name: '四级' }))
  await screen.findByText(/综合 1-1$/)
  expect(decodeURI(address())).toBe('/search?keyword=四级')
})

test.each(['/search', '/search?keyword=', '/search?keyword=%20%20'])('%s: shows history and hot words, and requests no courses', async (address) => {
  recordSearch('会计')
  const { calls } = open(address)
  expect(await screen.findByRole('heading', { level: 1, name: '想学点什么？' })).toBeVisible()
  expect(within(screen.getByRole('region', { name: '搜索历史' })).getByRole('link', { name: '会计' })).toBeVisible()
  expect(within(await screen.findByRole('region', { name: '热门搜索' })).getAllByRole('link')).toHaveLength(2)
  expect(searches(calls)).toEqual([])
})

test('a keyword that is too long is not sent, and can be shortened', async () => {
  const { user, calls, address } = open(`/search?keyword=${'考'.repeat(51)}`)
  expect(screen.getByRole('heading', { level: 1, name: '搜索内容太长' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: /^只搜索前/ }))
  await screen.findByText(/综合 1-1$/)
  expect(decodeURI(address())).toBe(`/search?keyword=${'考'.repeat(50)}`)
  expect(searches(calls)).toEqual([{ keyword: '考'.repeat(50) }])
})

test('a page past the end links to the last page', async () => {
  const { user, address } = open('/search?keyword=考研&sort=new&page=9')
  expect(await screen.findByText('没有第 9 页', { selector: 'p' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: '去最后一页' }))
  await screen.findByText(/new 3-1$/)
  expect(decodeURI(address())).toBe('/search?keyword=考研&sort=new&page=3')
})

test('an error offers 重试, which succeeds, also for the hot words', async () => {
  let broken = true
  const { user } = open('/search?keyword=考研', (call) => (broken ? ApiFailure.network() : foundBy(call)))
  expect(await screen.findByText('网络异常')).toBeVisible()
  broken = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  await screen.findByText(/综合 1-1$/)
  document.body.replaceChildren()
  broken = true
  open('/search', none, { 'GET /v1/search/hot': () => (broken ? ApiFailure.status(500) : { list: ['考研'] }) })
  expect(await screen.findByText('想学点什么？')).toBeVisible()
  expect(await screen.findByText('热门搜索加载失败')).toBeVisible()
  broken = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('link', { name: '考研' })).toBeVisible()
  expect(screen.queryByText('热门搜索加载失败')).toBeNull()
})
