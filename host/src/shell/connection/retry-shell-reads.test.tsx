import { act, renderHook } from '@testing-library/react'
import { apiQuery, queryClient, QueryClientProvider, useQuery } from '@xhkt/platform/query'
import { answerCalls, ApiFailure } from '@xhkt/testing/answer-calls'
import { useShellData } from '../root-view/shell-data.ts'
import { retryShellReads } from './retry-shell-reads.ts'

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const hang = () => new Promise<never>(() => undefined)

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] }))
afterEach(() => {
  queryClient.clear()
  jest.useRealTimers()
})

test('重试 of the page, once it succeeds, replaces a request of the bar that hangs [api#failed-reads]', async () => {
  retryShellReads()
  const failure = ApiFailure.refused(500001, '系统繁忙')
  answerCalls({ 'GET /v1/menu': failure, 'GET /v1/sys/config': failure, 'GET /v1/home': failure })
  const { result } = renderHook(() => ({ page: useQuery(apiQuery('/v1/home')), shell: useShellData() }), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await pass(100)
  answerCalls({ 'GET /v1/menu': hang, 'GET /v1/sys/config': hang, 'GET /v1/home': failure })
  await pass(10_000)
  expect(result.current.shell.menuRetry?.retrying).toBe(true)
  const calls = answerCalls({ 'GET /v1/menu': { list: [{ id: '1', name: '考研' }] }, 'GET /v1/sys/config': failure, 'GET /v1/home': {} as never })
  void result.current.page.refetch()
  await pass(100)
  expect(result.current.shell.menu).toEqual([{ id: '1', name: '考研' }])
  expect(result.current.shell.menuRetry).toBeNull()
  // What still fails waits for its next turn.
  void result.current.page.refetch()
  await pass(100)
  expect(calls.filter(({ name }) => name === 'GET /v1/sys/config')).toHaveLength(1)
})
