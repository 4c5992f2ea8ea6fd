import { signInLearner } from '@xhkt/testing/answer-calls'
import { prefetchLogin } from '../../session/login-dialog/login-loader.ts'
import { prefetchLoginAtIdle } from './prefetch-login-at-idle.ts'

jest.mock('../../session/login-dialog/login-loader.ts', () => ({ prefetchLogin: jest.fn() }))

let stop = (): void => {}
let arrivals: number[] = []
let idle: (() => void)[] = []

function browser({ readyState = 'complete', connection }: { readyState?: DocumentReadyState; connection?: object } = {}): void {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState)
  Object.assign(navigator, { connection })
}

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000)
const beIdle = (): void => {
  for (const action of idle.splice(0)) action()
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(prefetchLogin).mockClear()
  arrivals = []
  idle = []
  Object.assign(performance, { getEntriesByType: () => arrivals.map((responseEnd) => ({ responseEnd })) })
  Object.assign(window, { requestIdleCallback: (action: () => void) => idle.push(action) })
})

afterEach(() => {
  stop()
  jest.restoreAllMocks()
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Object.assign(navigator, { connection: undefined })
})

test('the login dialog is prefetched for a visitor: after load, three quiet seconds and an idle moment', async () => {
  browser({ readyState: 'interactive' })
  stop = prefetchLoginAtIdle()
  await pass(60)
  dispatchEvent(new Event('load'))
  await pass(2.9)
  expect(idle).toHaveLength(0)
  await pass(0.1)
  expect(prefetchLogin).not.toHaveBeenCalled()
  beIdle()
  expect(prefetchLogin).toHaveBeenCalledTimes(1)
})

test('the prefetch waits while requests still finish', async () => {
  browser()
  stop = prefetchLoginAtIdle()
  await pass(2)
  arrivals.push(performance.now())
  await pass(1)
  expect(idle).toHaveLength(0)
  await pass(3)
  beIdle()
  expect(prefetchLogin).toHaveBeenCalledTimes(1)
})

test.each([
  ['a signed-in learner', {}, true, 0],
  ['a connection that saves data', { connection: { saveData: true, effectiveType: '4g' } }, false, 0],
  ['a slow line', { connection: { effectiveType: '3g' } }, false, 0],
  ['a fast line', { connection: { saveData: false, effectiveType: '4g' } }, false, 1],
  ['a browser without the Network Information API', {}, false, 1],
])('%s: %o', async (_, given, signedIn, times) => {
  browser(given)
  if (signedIn) signInLearner()
  stop = prefetchLoginAtIdle()
  await pass(3)
  beIdle()
  expect(prefetchLogin).toHaveBeenCalledTimes(times)
})

test('a browser without requestIdleCallback prefetches at once', async () => {
  browser()
  Reflect.deleteProperty(window, 'requestIdleCallback')
  stop = prefetchLoginAtIdle()
  await pass(3)
  expect(prefetchLogin).toHaveBeenCalledTimes(1)
})

test('nothing is prefetched after it is stopped', async () => {
  browser()
  prefetchLoginAtIdle()()
  await pass(10)
  expect(idle).toHaveLength(0)
})
