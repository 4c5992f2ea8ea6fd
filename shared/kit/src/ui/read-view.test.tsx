import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@xhkt/platform/api'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { mountOffline, MountOnClick, goOnline } from '@xhkt/testing/network'
import { ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { type Read, ReadView, type ReadViewProps } from './read-view.tsx'

function Hot(props: Partial<ReadViewProps<{ list: string[] }>>) {
  const query = useQuery(apiQuery('/v1/search/hot'))
  return (
    <>
      <ReadView query={query} loading={<p>加载中</p>} {...props}>
        {({ list }) => <p>{list.join()}</p>}
      </ReadView>
      <button onClick={() => void query.refetch()}>刷新</button>
    </>
  )
}

const gone = ApiFailure.refused(404001, '不存在')

test('ReadView: shows the loading view, then the data', async () => {
  renderPage(<Hot />, { answers: { 'GET /v1/search/hot': { list: ['英语'] } } })
  expect(screen.getByText('加载中')).toBeVisible()
  expect(await screen.findByText('英语')).toBeVisible()
})

test('ReadView: shows an error with 重试, and the data after it', async () => {
  let isDown = true
  const { user } = renderPage(<Hot page />, { answers: { 'GET /v1/search/hot': () => (isDown ? ApiFailure.refused(500001, '坏了') : { list: ['英语'] }) } })
  expect(await screen.findByRole('heading', { level: 1, name: '加载失败' })).toBeVisible()
  expect(screen.getByText('坏了')).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('英语')).toBeVisible()
})

test('ReadView: says that the browser is offline, and loads when the network is back', async () => {
  renderPage(<MountOnClick><Hot /></MountOnClick>, { answers: { 'GET /v1/search/hot': { list: ['英语'] } } })
  mountOffline()
  expect(screen.getByText('网络异常')).toBeVisible()
  expect(screen.getByText('网络已断开，恢复后会自动加载')).toBeVisible()
  goOnline()
  expect(await screen.findByText('英语')).toBeVisible()
})

test('ReadView: keeps the data while a refetch fails', async () => {
  let isDown = false
  const { user, calls } = renderPage(<Hot />, { answers: { 'GET /v1/search/hot': () => (isDown ? ApiFailure.refused(500001, '坏了') : { list: ['英语'] }) } })
  await screen.findByText('英语')
  isDown = true
  await user.click(screen.getByRole('button', { name: '刷新' }))
  expect(calls).toHaveLength(2)
  expect(screen.getByText('英语')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['404', gone],
  ['400', ApiFailure.refused(400001, '参数错误')],
])('ReadView: shows the not-found view for a %s, without 重试', async (_, answer) => {
  renderPage(<Hot notFound={<p>没有找到</p>} />, { answers: { 'GET /v1/search/hot': answer } })
  expect(await screen.findByText('没有找到')).toBeVisible()
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
})

test('ReadView: the not-found view replaces older data', async () => {
  let isGone = false
  const { user } = renderPage(<Hot notFound={<p>没有找到</p>} />, { answers: { 'GET /v1/search/hot': () => (isGone ? gone : { list: ['英语'] }) } })
  await screen.findByText('英语')
  isGone = true
  await user.click(screen.getByRole('button', { name: '刷新' }))
  expect(await screen.findByText('没有找到')).toBeVisible()
  expect(screen.queryByText('英语')).toBeNull()
})

test('ReadView: without a not-found view a 404 is an error', async () => {
  renderPage(<Hot />, { answers: { 'GET /v1/search/hot': gone } })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test('ReadView: renderError wraps or replaces the view of an error', async () => {
  renderPage(<Hot renderError={(view, error) => <section aria-label={error.message}>{view}</section>} />, { answers: { 'GET /v1/search/hot': gone } })
  expect(await screen.findByRole('region', { name: '不存在' })).toHaveTextContent('重试')
})

describe('ReadView: a derived read', () => {
  const read: Read<number> = { data: undefined, error: null, isPaused: false, isFetching: false, refetch: jest.fn() }
  const show = (change: Partial<Read<number>>) =>
    render(
      <ReadView query={{ ...read, ...change }} loading={<p>加载中</p>}>
        {(count) => <p>共 {count} 条</p>}
      </ReadView>,
    )

  test('shows data that is falsy', () => {
    show({ data: 0 })
    expect(screen.getByText('共 0 条')).toBeVisible()
  })

  test('shows the data of another address while its own loads, but not offline', () => {
    show({ data: 3, isPlaceholderData: true }).unmount()
    show({ data: 3, isPlaceholderData: true, isPaused: true })
    expect(screen.getByText('网络异常')).toBeVisible()
    expect(screen.queryByText('共 3 条')).toBeNull()
  })

  test('shows a retry under way', async () => {
    show({ error: new ApiError('transport', '网络异常'), isFetching: true })
    const retry = screen.getByRole('button', { name: '重试' })
    expect(retry).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(retry)
    expect(read.refetch).not.toHaveBeenCalled()
  })
})
