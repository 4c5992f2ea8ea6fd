import { ApiError } from '@xhkt/platform/api'
import { queryClient } from '@xhkt/platform/query'
import { useConnection, watchConnection } from './watch-connection.ts'

const isOffline = () => useConnection.getState().isOffline
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
let reached = true
const online = jest.fn()

const read = (answer: () => Promise<unknown>) => queryClient.query({ queryKey: ['read'], queryFn: answer, retry: false, staleTime: 0 }).catch(() => undefined)
const withoutAnswer = () => read(() => Promise.reject(new ApiError('transport', '网络异常')))

beforeAll(() => {
  jest.useFakeTimers()
  window.fetch = jest.fn(() => (reached ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('Failed to fetch'))))
  watchConnection()
  addEventListener('online', online)
})
beforeEach(() => {
  reached = true
  online.mockClear()
})
afterEach(async () => {
  reached = true
  await pass(6_000)
})

test('the browser says that there is no network, and that it is back', async () => {
  reached = false
  dispatchEvent(new Event('offline'))
  expect(isOffline()).toBe(true)
  dispatchEvent(new Event('online'))
  expect(isOffline()).toBe(false)
})

test('a call without an answer counts only if the site cannot be reached either', async () => {
  await withoutAnswer()
  await pass(0)
  expect(isOffline()).toBe(false)
  reached = false
  await withoutAnswer()
  await pass(0)
  expect(isOffline()).toBe(true)
})

test('a refusal of the server is an answer', async () => {
  reached = false
  await read(() => Promise.reject(new ApiError('transport', '系统接口500异常', { status: 500 })))
  await pass(0)
  expect(isOffline()).toBe(false)
})

test.each([
  ['a later success', () => read(() => Promise.resolve('answer'))],
  ['the site, which is asked every 5 s,', () => pass(5_000)],
])('%s ends it, and sends the event for which the rest of the page waits', async (_, succeed) => {
  reached = false
  await withoutAnswer()
  await pass(0)
  expect(isOffline()).toBe(true)
  reached = true
  await succeed()
  expect(isOffline()).toBe(false)
  expect(online).toHaveBeenCalledTimes(1)
})
