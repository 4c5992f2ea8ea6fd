import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { serverNow } from '@xhkt/platform/api'
import { apiQuery, queryClient, QueryClientProvider, useQuery } from '@xhkt/platform/query'
import { PlainSkeleton } from '@xhkt/kit/ui/skeleton'
import { type Answers, answerCalls, type ApiCall, signInLearner } from '@xhkt/testing/answer-calls'
import { PageSlot } from '../../federation/page-slot.tsx'
import { prefetchAnswer, showPrefetchedAnswers } from './prefetch-answers.ts'

const url = '/v1/course/list'
const list = (total: number) => ({ list: [], total, page: 1, page_size: 20, category: null })
const query = apiQuery(url)

function Page() {
  const { data } = useQuery(query)
  return <p>{data ? `${data.total} 门` : '加载中'}</p>
}
const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  )

let total = 7
const answer = (headers = {}) => Promise.resolve(new Response(JSON.stringify({ code: 200001, message: '', data: list(total) }), { headers }))
const ask = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => answer())
/** Like a request to a server that hangs: it ends only when its signal aborts. */
const hang = (_: unknown, { signal }: RequestInit = {}) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))))
/** Answers the page's own calls. */
function answerPage(given: Answers): ApiCall[] {
  const calls = answerCalls(given)
  jest.spyOn(window, 'fetch').mockImplementation(ask)
  return calls
}
const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms))

showPrefetchedAnswers()
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  answerPage({})
  ask.mockReset().mockImplementation(() => answer())
  total = 7
})
afterEach(async () => {
  await pass(60_000)
  jest.useRealTimers()
  jest.restoreAllMocks()
  queryClient.clear()
})

test('an answer of another learner is not shown while theirs loads', async () => {
  const calls = answerPage({})
  prefetchAnswer(url)
  await pass()
  signInLearner()
  total = 9
  prefetchAnswer(url)
  open()
  expect(screen.getByText('加载中')).toBeVisible()
  expect(await screen.findByText('9 门')).toBeVisible()
  expect(calls).toEqual([])
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a prefetched answer is not used after its query was invalidated, as by a payment', async () => {
  const calls = answerPage({ 'GET /v1/course/list': list(1) })
  const { unmount } = open()
  await screen.findByText('1 门')
  unmount()
  await pass(60_000)
  prefetchAnswer(url)
  await pass()
  await queryClient.invalidateQueries({ queryKey: query.queryKey })
  open()
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(ask).toHaveBeenCalledTimes(1)
})

test('an answer that makes its page throw is not used again', async () => {
  answerPage({ 'GET /v1/course/list': list(1) })
  Object.defineProperty(window, 'reportError', { value: () => undefined, configurable: true })
  jest.spyOn(console, 'error').mockReturnValue()
  const Sound = () => {
    if (useQuery(query).data?.total === 7) throw new Error('no such total')
    return <Page />
  }
  prefetchAnswer(url)
  await pass()
  const source = { owner: 'host' as const, loaded: () => Sound, load: () => Promise.resolve(Sound), cancel: () => undefined }
  render(
    <QueryClientProvider client={queryClient}>
      <PageSlot source={source} skeleton={<PlainSkeleton />} />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByText('1 门')).toBeVisible()
})

test('nothing is prefetched while the page’s own answer is fresh, by the staleTime of its query', async () => {
  await queryClient.query({ ...query, queryFn: () => list(1), staleTime: 1_800_000 })
  await pass(90_000)
  prefetchAnswer(url)
  expect(ask).not.toHaveBeenCalled()
  await pass(1_800_000)
  prefetchAnswer(url)
  expect(ask).toHaveBeenCalledTimes(1)
})

describe('a prefetch that hangs', () => {
  test('lets the page that takes it over send its own request, within the timeout of a call', async () => {
    const calls = answerPage({ 'GET /v1/course/list': list(1) })
    ask.mockImplementation(hang)
    prefetchAnswer(url)
    await pass(4_000)
    open()
    await pass(5_999)
    expect(calls).toEqual([])
    await pass(1)
    expect(await screen.findByText('1 门')).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  test('stops blocking other prefetches after its timeout', async () => {
    ask.mockImplementation(hang)
    for (const each of ['/v1/a', '/v1/b', '/v1/c']) prefetchAnswer(each)
    prefetchAnswer(url)
    expect(ask).toHaveBeenCalledTimes(3)
    await pass(10_000)
    prefetchAnswer(url)
    expect(ask).toHaveBeenCalledTimes(4)
  })

  test('does not include an answer that has arrived and is not read yet', async () => {
    const calls = answerPage({})
    prefetchAnswer(url)
    await pass(10_000)
    expect(ask.mock.calls[0]?.[1]?.signal?.aborted).toBe(false)
    open()
    expect(await screen.findByText('7 门')).toBeVisible()
    expect(calls).toEqual([])
  })
})

test('a prefetched answer sets the server time', async () => {
  const hour = 3_600_000
  ask.mockImplementation(() => answer({ date: new Date(Date.now() + hour).toUTCString(), 'cache-control': 'no-store' }))
  prefetchAnswer(url)
  await pass()
  expect(Math.abs(serverNow() - Date.now() - hour)).toBeLessThan(1_000)
})
