import { render, screen } from '@testing-library/react'
import { renderPage } from '@xhkt/testing/render-page'
import { type ListAnswer, ListResults } from './list-results.tsx'
import { useTotal } from './use-total.ts'

const pending = { data: undefined, error: null, isPlaceholderData: false, isFetching: false, isPaused: false }
const full = { list: ['第一单', '第二单'], total: 45, page: 1, page_size: 20 }
const none = { list: [], total: 0, page: 1, page_size: 20 }

function show(answer: Partial<ListAnswer<string>>, page = 1) {
  const refetch = jest.fn()
  const view = renderPage(
    <ListResults
      answer={{ ...pending, refetch, ...answer }}
      page={page}
      total={answer.data?.total}
      hrefOf={(to) => `/orders?page=${to}`}
      loading={<p>骨架</p>}
      empty={{ title: '还没有订单', below: <p>去看看课程</p> }}
      frame={(content) => <section aria-label="我的订单">{content}</section>}
    >
      {(rows) => rows.map((row) => <p key={row}>{row}</p>)}
    </ListResults>,
  )
  return { ...view, refetch }
}

const frame = () => screen.queryByRole('region', { name: '我的订单' })
const status = () => screen.getByRole('status')

test('ListResults: shows the loading view without the frame', () => {
  show({ isFetching: true })
  expect(screen.getByText('骨架')).toBeVisible()
  expect(frame()).toBeNull()
  expect(status()).toBeEmptyDOMElement()
})

test('ListResults: shows the rows in the frame, announces the page, and links to the others', () => {
  show({ data: full })
  expect(frame()).toHaveTextContent('第一单第二单')
  expect(status()).toHaveTextContent('第 1 页，共 3 页')
  expect(screen.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '/orders?page=2')
})

test('ListResults: keeps the previous page, marked as busy, while the next one loads', () => {
  show({ data: full, isPlaceholderData: true, isFetching: true }, 2)
  expect(screen.getByText('第一单').closest('[aria-busy="true"]')).toBeVisible()
  expect(status()).toHaveTextContent('加载中')
})

test('ListResults: after an empty page, shows the loading view for the next one', () => {
  show({ data: { ...none, total: 45, page: 9 }, isPlaceholderData: true, isFetching: true }, 3)
  expect(screen.getByText('骨架')).toBeVisible()
  expect(screen.queryByText('没有第 3 页')).toBeNull()
})

test('ListResults: an empty list shows and announces why, with the content below', () => {
  show({ data: none })
  expect(screen.getByText('还没有订单', { selector: 'p' })).toBeVisible()
  expect(screen.getByText('去看看课程')).toBeVisible()
  expect(status()).toHaveTextContent('还没有订单')
})

test('ListResults: a page past the end links to the last page', () => {
  show({ data: { ...none, total: 45, page: 9 } }, 9)
  expect(screen.getByText('没有第 9 页', { selector: 'p' })).toBeVisible()
  expect(screen.getByText('一共 3 页')).toBeVisible()
  expect(screen.getByRole('link', { name: '去最后一页' })).toHaveAttribute('href', '/orders?page=3')
})

test.each<[string, Partial<ListAnswer<string>>, string]>([
  ['an error', { error: new Error('系统接口500异常') }, '系统接口500异常'],
  ['no network', { isPaused: true }, '网络已断开，恢复后会自动加载'],
  ['a page that is requested offline', { data: full, isPlaceholderData: true, isPaused: true }, '网络已断开，恢复后会自动加载'],
])('ListResults: %s offers 重试 in the frame', async (_, answer, text) => {
  const { user, refetch } = show(answer)
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  expect(frame()).toContainElement(screen.getByRole('alert'))
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})

function Total({ answer, list }: { answer: Partial<ListAnswer<string>>; list: string }) {
  return <output>{useTotal({ ...pending, refetch: () => undefined, ...answer }, list) ?? '未知'}</output>
}

test('useTotal: the previous number counts for another page of the list, not for another list', () => {
  const { rerender } = render(<Total answer={{ data: full }} list="/orders" />)
  expect(screen.getByText('45')).toBeVisible()
  rerender(<Total answer={{ data: full, isPlaceholderData: true }} list="/orders" />)
  expect(screen.getByText('45')).toBeVisible()
  rerender(<Total answer={{ data: full, isPlaceholderData: true }} list="/orders?status=2" />)
  expect(screen.getByText('未知')).toBeVisible()
})
