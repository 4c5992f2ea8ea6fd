import { api } from '@xhkt/shared/api'

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
  jest.useRealTimers()
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
