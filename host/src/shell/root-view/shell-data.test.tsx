import { act, renderHook } from '@testing-library/react'
import { QueryClientProvider, queryClient } from '@xhkt/platform/query'
import { answerCalls, ApiFailure } from '@xhkt/testing/answer-calls'
import { useShellData } from './shell-data.ts'

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] }))
afterEach(() => {
  queryClient.clear()
  jest.useRealTimers()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('a menu that failed to load is retried automatically, and only until it has loaded', async () => {
  let up = false
  const calls = answerCalls({
    'GET /v1/menu': () => (up ? { list: [{ id: '1', name: '考研' }] } : ApiFailure.network()),
    'GET /v1/sys/config': ApiFailure.refused(500001, '系统繁忙'),
  })
  const asked = () => calls.filter(({ name }) => name === 'GET /v1/menu').length
  const { result } = renderHook(useShellData, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await pass(3_000)
  expect(result.current).toEqual({ menu: null, config: null })
  up = true
  await pass(15_000)
  expect(result.current.menu).toEqual([{ id: '1', name: '考研' }])
  const before = asked()
  await pass(60_000)
  expect(asked()).toBe(before)
})
