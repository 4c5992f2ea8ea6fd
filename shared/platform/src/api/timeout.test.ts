import { api } from '@xhkt/platform/api'

/** A request without an answer: it ends with its own timeout, as in a browser. */
class SilentRequest extends EventTarget {
  timeout = 0
  responseURL = ''
  readonly upload = new EventTarget()
  onloadend = null
  ontimeout: (() => void) | null = null
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    setTimeout(() => this.ontimeout?.(), this.timeout)
  }
}

const silentFetch = ({ signal }: Request) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

const browser = { XMLHttpRequest: globalThis.XMLHttpRequest, fetch: globalThis.fetch }
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  Object.assign(globalThis, { XMLHttpRequest: SilentRequest, fetch: silentFetch })
})
afterEach(() => {
  Object.assign(globalThis, browser)
  Reflect.deleteProperty(window, '__xhkt')
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const prefetch = (response: Promise<Response>): void => {
  Object.assign(window, { __xhkt: { early: new Map([['/v1/menu', response]]), earlyToken: '' } })
}

test.each<[string, Promise<Response>]>([
  ['hangs', new Promise(() => {})],
  ['starts and never ends', Promise.resolve(new Response(new ReadableStream({ start: () => undefined })))],
])('a call that waits for a prefetched response that %s has the same timeout', async (_, response) => {
  prefetch(response)
  const ended = jest.fn()
  const call = api.get('/v1/menu').catch(ended)
  await jest.advanceTimersByTimeAsync(10_000)
  await call
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'transport', message: '系统接口请求超时' }))
})

test.each([4_000, 9_990])('after a prefetched response that fails after %i ms, the own request has the rest of the timeout', async (ms) => {
  prefetch(new Promise((_, reject) => setTimeout(() => reject(new TypeError('Failed to fetch')), ms)))
  const sent = jest.spyOn(SilentRequest.prototype, 'send')
  const ended = jest.fn()
  const call = api.get('/v1/menu').catch(ended)
  await jest.advanceTimersByTimeAsync(ms)
  expect(sent).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(9_999 - ms)
  expect(ended).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await call
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'transport', message: '系统接口请求超时' }))
})

test.each([
  ['a request', false],
  ['a request that outlives its page', true],
])('API timeout 10000 ms, of %s [api#requests]', async (_, keepalive) => {
  const ended = jest.fn()
  const call = api.get('/v1/menu', { keepalive }).catch(ended)
  await jest.advanceTimersByTimeAsync(9_999)
  expect(ended).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await call
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'transport', message: '系统接口请求超时' }))
})
