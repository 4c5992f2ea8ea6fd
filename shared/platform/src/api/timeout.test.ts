import { api } from '@xhkt/platform/api'

/** A server that is silent: the request ends with its own time-out, as a browser ends it. */
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

const browser = { XMLHttpRequest: globalThis.XMLHttpRequest, fetch: globalThis.fetch }
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  Object.assign(globalThis, { XMLHttpRequest: SilentRequest, fetch: () => new Promise(() => {}) })
})
afterEach(() => {
  Object.assign(globalThis, browser)
  Reflect.deleteProperty(window, '__xhkt')
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** What stands in for the answer that was asked for ahead; the request of the page's own is met with silence. */
const takeOver = (answer: Promise<Response>): void => {
  Object.assign(window, { __xhkt: { early: new Map([['/v1/menu', answer]]), earlyToken: '' } })
}

test.each<[string, Promise<Response>]>([
  ['hangs', new Promise(() => {})],
  ['comes and never ends', Promise.resolve(new Response(new ReadableStream({ start: () => undefined })))],
])('an answer asked for ahead that %s is waited for no longer than one’s own', async (_, answer) => {
  takeOver(answer)
  const ended = jest.fn()
  const call = api.get('/v1/menu').catch(ended)
  await jest.advanceTimersByTimeAsync(10_000)
  await call
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'transport', message: '系统接口请求超时' }))
})

test.each([4_000, 9_990])('one that fails after %i ms leaves the page’s own request the rest of the time', async (ms) => {
  takeOver(new Promise((_, reject) => setTimeout(() => reject(new TypeError('Failed to fetch')), ms)))
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
])('section 9: API timeout 10000 ms, of %s', async (_, keepalive) => {
  const ended = jest.fn()
  const call = api.get('/v1/menu', { keepalive }).catch(ended)
  await jest.advanceTimersByTimeAsync(9_999)
  expect(ended).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await call
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'transport', message: '系统接口请求超时' }))
})
