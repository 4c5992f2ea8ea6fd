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

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
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

test('a read without an answer is told after 6 s, until its answer [api#failed-reads]', async () => {
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

test('a visit that has taken 3 s to start keeps the words while its first read has no answer', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(3_500)
  open()
  await pass(50)
  expect(screen.getByText(words)).toBeVisible()
})
