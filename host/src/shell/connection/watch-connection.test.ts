import { act, renderHook } from '@testing-library/react'
import { ApiError } from '@xhkt/platform/api'
import { onlineManager, queryClient, useQuery } from '@xhkt/platform/query'
import { watchConnection } from './watch-connection.ts'

const isOnline = () => onlineManager.isOnline()
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
let site: (signal: AbortSignal) => Promise<Response> = lost
const online = jest.fn()

const reached = () => Promise.resolve(new Response(''))
const silent = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
const read = (answer: () => Promise<unknown>) =>
  queryClient.query({ queryKey: ['read'], queryFn: answer, retry: false, staleTime: 0 }).catch(() => undefined)
const withoutAnswer = () => read(() => Promise.reject(new ApiError('transport', '网络异常')))
/** Sends an action, which TanStack Query does without a network too. */
const sendAction = () => {
  const options = { networkMode: 'always', mutationFn: () => Promise.resolve('answer') } as const
  return queryClient.getMutationCache().build(queryClient, options).execute(undefined)
}

async function lose(): Promise<void> {
  site = lost
  await withoutAnswer()
  await pass(0)
  expect(isOnline()).toBe(false)
}

beforeAll(() => {
  jest.useFakeTimers()
  window.fetch = jest.fn((_, init) => site(init!.signal!))
  queryClient.mount()
  watchConnection()
  addEventListener('online', online)
})
beforeEach(async () => {
  // jsdom's own `AbortSignal.timeout` does not follow fake timers.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), ms)
    return controller.signal
  })
  site = reached
  await pass(20_000)
  expect(isOnline()).toBe(true)
  online.mockClear()
})

test('the browser says that there is no network, and that it is back: the site must be reached before that counts', async () => {
  site = lost
  dispatchEvent(new Event('offline'))
  expect(isOnline()).toBe(false)
  dispatchEvent(new Event('online'))
  await pass(0)
  expect(isOnline()).toBe(false)
  site = reached
  dispatchEvent(new Event('online'))
  await pass(0)
  expect(isOnline()).toBe(true)
  expect(online).toHaveBeenCalledTimes(2)
})

test('a call without an answer counts only if the site cannot be reached either', async () => {
  await withoutAnswer()
  await pass(0)
  expect(isOnline()).toBe(true)
  await lose()
})

test('a slow site can be reached, and so can one that has answered a call meanwhile', async () => {
  site = silent
  await withoutAnswer()
  await pass(20_000)
  expect(isOnline()).toBe(true)
  let fail = (): void => undefined
  site = () => new Promise((_, reject) => (fail = () => reject(new TypeError('Failed to fetch'))))
  await withoutAnswer()
  await sendAction()
  fail()
  await pass(0)
  expect(isOnline()).toBe(true)
})

test('a refusal of the server is an answer', async () => {
  site = lost
  await read(() => Promise.reject(new ApiError('transport', '系统接口500异常', { status: 500 })))
  await pass(0)
  expect(isOnline()).toBe(true)
})

test.each([
  ['a later success', sendAction],
  ['the site, which is asked every 5 s,', () => pass(5_000)],
])('%s ends it, and sends the event for which the rest of the page waits', async (_, succeed) => {
  await lose()
  site = reached
  await succeed()
  expect(isOnline()).toBe(true)
  expect(online).toHaveBeenCalledTimes(1)
})

test('a change that an action shows ahead of its answer does not end it', async () => {
  await lose()
  queryClient.setQueryData(['course'], { favourite: true })
  expect(isOnline()).toBe(false)
  expect(online).not.toHaveBeenCalled()
})

test('a browser that has no network by its own account: the site ends it, a late answer does not', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  site = lost
  dispatchEvent(new Event('offline'))
  await sendAction()
  expect(isOnline()).toBe(false)
  site = reached
  await pass(5_000)
  expect(isOnline()).toBe(true)
})

test('a read that has failed meanwhile is sent again by itself', async () => {
  site = lost
  let answer = (): Promise<string> => Promise.reject(new ApiError('transport', '网络异常'))
  const { result } = renderHook(() => useQuery({ queryKey: ['shown'], queryFn: () => answer(), retry: false }, queryClient))
  await act(() => pass(100))
  expect(result.current.isError).toBe(true)
  expect(isOnline()).toBe(false)
  site = reached
  answer = () => Promise.resolve('answer')
  await act(() => pass(6_000))
  expect(result.current.data).toBe('answer')
})
