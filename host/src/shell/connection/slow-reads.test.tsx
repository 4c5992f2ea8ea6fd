import { act, fireEvent, render, screen } from '@testing-library/react'
import { apiQuery, queryClient, QueryClientProvider, useQuery } from '@xhkt/platform/query'
import { answerCalls, type ApiCall } from '@xhkt/testing/answer-calls'
import { SlowReads } from './slow-reads.tsx'

const words = '加载较慢，请稍候'
let answer = (): void => undefined
let calls: ApiCall[] = []

function Page() {
  const { data } = useQuery(apiQuery('/v1/home'))
  return <p>{data ? 'content' : 'skeleton'}</p>
}

function Other({ meta }: { meta?: Record<string, unknown> }) {
  useQuery({ queryKey: ['other'], queryFn: () => new Promise<string>(() => undefined), meta })
  return null
}

const open = (page = <Page />) =>
  render(
    <QueryClientProvider client={queryClient}>
      {page}
      <SlowReads />
    </QueryClientProvider>,
  )

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
  queryClient.clear()
  calls = answerCalls({ 'GET /v1/home': () => new Promise((resolve) => (answer = () => resolve({}))) as never })
})
afterEach(() => jest.useRealTimers())

test('a read without an answer is announced after 6 s, until its answer [api#failed-reads]', async () => {
  open()
  await pass(5_900)
  expect(screen.queryByText(words)).toBeNull()
  await pass(200)
  expect(screen.getByText(words)).toBeVisible()
  answer()
  await pass(50)
  expect(screen.getByText('content')).toBeVisible()
  expect(screen.queryByText(words)).toBeNull()
})

test('重试 sends the read again, and the words stay until the answer', async () => {
  open()
  await pass(6_100)
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await pass(50)
  expect(calls).toHaveLength(2)
  expect(screen.getByText(words)).toBeVisible()
  answer()
  await pass(50)
  expect(screen.queryByText(words)).toBeNull()
})

test('a visit that was slow to start keeps the words while its first read has no answer', async () => {
  window.__xhkt = { wasSlowToStart: true }
  open()
  await pass(50)
  expect(screen.getByText(words)).toBeVisible()
  delete window.__xhkt
})

test('an idle time that comes late shows nothing at once', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(3_500)
  open()
  await pass(5_900)
  expect(screen.queryByText(words)).toBeNull()
})

test('files that have no skeleton, such as captions, do not count', async () => {
  open(<Other />)
  await pass(7_000)
  expect(screen.queryByText(words)).toBeNull()
})

test('a read of several calls, such as that of a lesson, is told too [api#failed-reads]', async () => {
  open(<Other meta={{ isToldWhenSlow: true }} />)
  await pass(6_100)
  expect(screen.getByText(words)).toBeVisible()
})

test('重试 is in the main area, which keeps the focus', async () => {
  const main = document.body.appendChild(Object.assign(document.createElement('main'), { id: 'main', tabIndex: -1 }))
  open()
  await pass(6_100)
  screen.getByRole('button', { name: '重试' }).focus()
  expect(main).toContainElement(screen.getByText(words))
  answer()
  await pass(50)
  expect(main).toHaveFocus()
  main.remove()
})
