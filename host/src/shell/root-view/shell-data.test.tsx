import { act, render, renderHook } from '@testing-library/react'
import type { SystemConfig } from '@xhkt/contract'
import { QueryClientProvider, queryClient } from '@xhkt/platform/query'
import { type Answers, answerCalls, ApiFailure } from '@xhkt/testing/answer-calls'
import { goOffline, goOnline } from '@xhkt/testing/network'
import { sampleSystemConfig } from '@xhkt/testing/sample-system-config'
import { useShellData } from './shell-data.ts'

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] }))
afterEach(() => {
  queryClient.clear()
  jest.useRealTimers()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

const draw = () =>
  renderHook(useShellData, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
const config = sampleSystemConfig({ company_tel: '400' })
const menu = { list: [{ id: '1', name: '考研' }] }

test('a menu that failed to load is retried automatically, and only until it has loaded', async () => {
  let up = false
  const calls = answerCalls({
    'GET /v1/menu': () => (up ? { list: [{ id: '1', name: '考研' }] } : ApiFailure.network()),
    'GET /v1/sys/config': ApiFailure.refused(500001, '系统繁忙'),
  })
  const asked = () => calls.filter(({ name }) => name === 'GET /v1/menu').length
  const { result } = draw()
  await pass(3_000)
  expect(result.current).toMatchObject({ menu: null, config: null })
  up = true
  await pass(15_000)
  expect(result.current.menu).toEqual([{ id: '1', name: '考研' }])
  const before = asked()
  await pass(60_000)
  expect(asked()).toBe(before)
})

test.each<[string, Answers]>([
  ['no network', { 'GET /v1/menu': ApiFailure.network(), 'GET /v1/sys/config': ApiFailure.network() }],
  ['503', { 'GET /v1/menu': ApiFailure.status(503), 'GET /v1/sys/config': ApiFailure.status(503) }],
  ['a refusal', { 'GET /v1/menu': ApiFailure.refused(500001, '系统繁忙'), 'GET /v1/sys/config': ApiFailure.refused(500001, '系统繁忙') }],
  ['no answer in time', { 'GET /v1/menu': ApiFailure.timeout(), 'GET /v1/sys/config': ApiFailure.timeout() }],
  ['an answer without content', { 'GET /v1/menu': null as unknown as typeof menu, 'GET /v1/sys/config': null as unknown as SystemConfig }],
])('after %s, menu and config offer a retry, which loads them', async (_, answers) => {
  answerCalls(answers)
  const { result } = draw()
  expect(result.current).toMatchObject({ menuRetry: null, configRetry: null })
  await pass(25_000)
  expect(result.current.menuRetry).not.toBeNull()
  expect(result.current.configRetry).not.toBeNull()
  answerCalls({ 'GET /v1/menu': menu, 'GET /v1/sys/config': config })
  act(() => result.current.menuRetry?.onRetry())
  act(() => result.current.configRetry?.onRetry())
  await pass(100)
  expect(result.current).toEqual({ menu: menu.list, config, menuRetry: null, configRetry: null, unread: 0 })
})

test('the offer to retry stays while a retry runs', async () => {
  answerCalls({ 'GET /v1/menu': ApiFailure.refused(500001, '系统繁忙'), 'GET /v1/sys/config': config })
  const { result } = draw()
  await pass(100)
  expect(result.current.menuRetry?.retrying).toBe(false)
  answerCalls({ 'GET /v1/menu': () => new Promise(() => {}), 'GET /v1/sys/config': config })
  act(() => result.current.menuRetry?.onRetry())
  await pass(100)
  expect(result.current.menuRetry?.retrying).toBe(true)
})

test('offline at the start, menu and config say so, and load by themselves when the network is back', async () => {
  answerCalls({ 'GET /v1/menu': menu, 'GET /v1/sys/config': config })
  // The query client notices the network only while it is mounted.
  render(<QueryClientProvider client={queryClient}>{null}</QueryClientProvider>)
  goOffline()
  const { result } = draw()
  await pass(100)
  expect(result.current.menuRetry).not.toBeNull()
  goOnline()
  await pass(100)
  expect(result.current).toEqual({ menu: menu.list, config, menuRetry: null, configRetry: null, unread: 0 })
})
