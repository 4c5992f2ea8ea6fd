import { screen, within } from '@testing-library/react'
import type { CourseCard } from '@xhkt/contract'
import type { ListPage } from '@xhkt/kit/list/list-results'
import { useSearchParams } from '@xhkt/platform/router'
import { renderPage } from '@xhkt/testing/render-page'
import { sampleCard } from '@xhkt/testing/sample-course'
import { hrefsOf, readChoices } from './choices.ts'
import { ListHead } from './list-head.tsx'
import { Results } from './results.tsx'

function Head({ total = 45 }) {
  const [params] = useSearchParams()
  const choices = readChoices(params)
  return <ListHead name="考研" total={total} choices={choices} hrefOf={hrefsOf('/list', { keyword: '考' }, choices)} />
}

const open = (query = '') => renderPage(<Head />, { address: `/list?keyword=考${query}` })
const link = (line: string, name: string | RegExp) => within(screen.getByRole('navigation', { name: line })).getByRole('link', { name })
const hrefOf = (line: string, name: string | RegExp) => decodeURI(link(line, name).getAttribute('href') ?? '')

test('each choice links to page 1 with it, and the current one is marked', () => {
  open('&form=2&page=3')
  expect(screen.getByRole('heading', { level: 1, name: /^考研\s?共 45 门课程$/ })).toBeVisible()
  expect(link('课程形式', '直播课')).toHaveAttribute('aria-current', 'true')
  expect(link('价格', '全部')).toHaveAttribute('aria-current', 'true')
  expect(link('排序', '综合')).toHaveAttribute('aria-current', 'true')
  expect(hrefOf('课程形式', '全部')).toBe('/list?keyword=考')
  expect(hrefOf('课程形式', '直播+录播')).toBe('/list?keyword=考&form=3')
  expect(hrefOf('价格', '免费')).toBe('/list?keyword=考&form=2&free=1')
  expect(hrefOf('价格', '0–100')).toBe('/list?keyword=考&form=2&price_max=10000')
  expect(hrefOf('价格', '1000以上')).toBe('/list?keyword=考&form=2&price_min=100000')
  expect(hrefOf('排序', /从低到高/)).toBe('/list?keyword=考&form=2&sort=price_asc')
})

test('counts from 10000 are in w', () => {
  renderPage(<Head total={12_345} />)
  expect(screen.getByRole('heading', { level: 1, name: /^考研\s?共 1.23w 门课程$/ })).toBeVisible()
})

test('filters are removed one by one or all at once, and the sort stays', () => {
  open('&form=1&price_min=9950&price_max=20000&sort=new')
  const chosen = within(screen.getByRole('group', { name: '已选条件' }))
  expect(chosen.getByRole('link', { name: '取消 录播课' })).toHaveAttribute('href', expect.stringMatching(/&price_min=9950&price_max=20000&sort=new$/))
  expect(chosen.getByRole('link', { name: '取消 99.5–200元' })).toHaveAttribute('href', expect.stringMatching(/&form=1&sort=new$/))
  expect(decodeURI(chosen.getByRole('link', { name: '清除筛选' }).getAttribute('href') ?? '')).toBe('/list?keyword=考&sort=new')
})

test('without filters there is nothing to remove', () => {
  open('&sort=new')
  expect(screen.queryByRole('group', { name: '已选条件' })).not.toBeInTheDocument()
})

const min = () => screen.getByRole('textbox', { name: '最低价（元）' })
const max = () => screen.getByRole('textbox', { name: '最高价（元）' })

test('a custom price range goes to the address and back to the inputs', async () => {
  const { user, address } = open('&page=2')
  await user.type(min(), '99.5')
  await user.type(max(), '１９９{Enter}')
  expect(decodeURI(address())).toBe('/list?keyword=考&price_min=9950&price_max=19900')
  expect(max()).toHaveValue('199')
  expect(max()).toHaveFocus()
  await user.clear(min())
  await user.clear(max())
  await user.click(screen.getByRole('button', { name: '确定' }))
  expect(decodeURI(address())).toBe('/list?keyword=考')
})

test('an invalid price range shows its error and keeps the typed text', async () => {
  const { user, address } = open()
  await user.type(min(), '500')
  await user.type(max(), '100{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent('最高价不能低于最低价')
  expect(max()).toHaveFocus()
  expect(max()).toHaveAccessibleDescription('最高价不能低于最低价')
  expect([min(), max()].map((input) => (input as HTMLInputElement).value)).toEqual(['500', '100'])
  expect(decodeURI(address())).toBe('/list?keyword=考')
  await user.type(max(), '0')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '确定' }))
  expect(address()).toMatch(/price_min=50000&price_max=100000$/)
})

const none = { list: [], total: 0, page: 1, page_size: 20 }

function show(data: ListPage<CourseCard>, query = '') {
  const choices = readChoices(new URLSearchParams(query))
  const answer = { data, error: null, isPlaceholderData: false, isFetching: false, isPaused: false, refetch: () => undefined }
  return renderPage(
    <Results
      answer={answer}
      total={data.total}
      label="考研"
      choices={choices}
      hrefOf={hrefsOf('/list', {}, choices)}
      empty={{ title: '一门也没有' }}
    />,
  )
}

test('shows the courses, and pages that keep the choices', () => {
  show({ ...none, list: [sampleCard()], total: 45 }, 'sort=new')
  expect(within(screen.getByRole('list', { name: '考研' })).getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '/list?sort=new&page=2')
})

test('no course for the filter, no course at all, and no such page', () => {
  show(none, 'form=1&sort=new&page=2')
  expect(screen.getByRole('link', { name: '清除筛选' })).toHaveAttribute('href', '/list?sort=new')
  show(none, 'sort=new')
  expect(screen.getByText('一门也没有', { selector: 'p' })).toBeVisible()
  show({ ...none, total: 45, page: 9 }, 'form=1&page=9')
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['没有符合条件的课程', '一门也没有', '没有第 9 页'])
  expect(screen.getByRole('link', { name: '去最后一页' })).toHaveAttribute('href', '/list?form=1&page=3')
})
