import type { Registry } from '@xhkt/contract/federation/registry'
import { chooseHost } from './choose-host.ts'

const browser = { device: '3f1de2a0-0000-4000-8000-000000000000' }
const canary = { release: '1.0.1-b', integrity: {}, share: 100 }
const live: Registry['host'] = { release: '1.0.0-a', integrity: {}, canary }
const ofCanary: Registry['host'] = { release: '1.0.1-b', previous: '1.0.0-a', integrity: {}, canary }

const cookie = (): string | undefined => document.cookie.split('; ').find((pair) => pair.startsWith('xhkt_host='))

afterEach(() => (document.cookie = 'xhkt_host=; Max-Age=0'))

test('a browser of the canary gets a cookie that names it, and loses the cookie when its share shrinks', () => {
  expect(chooseHost(live, browser)).toBeUndefined()
  expect(cookie()).toBe('xhkt_host=1.0.1-b')
  chooseHost({ ...live, canary: { ...canary, share: 0 } }, browser)
  expect(cookie()).toBeUndefined()
})

test('the cookie goes with the canary, and never comes where storage is blocked', () => {
  chooseHost(live, browser)
  chooseHost({ ...live, canary: undefined }, browser)
  expect(cookie()).toBeUndefined()
  chooseHost(live, { device: null })
  expect(cookie()).toBeUndefined()
})

test('a page of the canary that fails is replaced by the live host, which the browser keeps until another canary', () => {
  chooseHost(live, browser)
  const fallback = chooseHost(ofCanary, browser)
  expect(fallback?.release).toBe('1.0.0-a')
  // jsdom does not reload; it logs that.
  jest.spyOn(console, 'error').mockImplementation()
  fallback?.load()
  expect(cookie()).toBe('xhkt_host=failed-1.0.1-b')
  chooseHost(live, browser)
  expect(cookie()).toBe('xhkt_host=failed-1.0.1-b')
  chooseHost({ ...live, canary: { ...canary, release: '1.0.2-c' } }, browser)
  expect(cookie()).toBe('xhkt_host=1.0.2-c')
})
