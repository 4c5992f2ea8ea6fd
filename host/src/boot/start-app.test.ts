import type { Beacon, Failure } from '@xhkt/contract/federation/beacon'
import { startApp } from './start-app.ts'

const failures: Failure[] = []
const root = () => document.getElementById('root') as HTMLElement

function throwInHost(message: string): void {
  dispatchEvent(new ErrorEvent('error', { filename: 'https://xhkt.example/host/1.0.0-a/main.js', lineno: 1, colno: 14_724, message }))
}

function show(hidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

beforeEach(() => {
  jest.useFakeTimers()
  failures.length = 0
  globalThis.reportError = () => undefined
  document.documentElement.dataset.engine = 'firefox 115'
  navigator.sendBeacon = (_, body) => {
    const { engine, ...beacon } = JSON.parse(body as string) as Beacon
    expect(engine).toBe('firefox 115')
    return failures.push(...beacon.failures) > 0
  }
  document.body.innerHTML = `<div id="root"><main id="main"></main></div><template id="xhkt-scripts"><script src="/host/polyfills.min.js"></script><script src="/host/a.js"></script><script src="/host/b.js"></script></template>
    <template id="notice-slow"><p>slow <button></button></p></template><template id="notice-failed"><p>failed <button></button></p></template>`
  startApp({ release: '1.0.0-a', beacons: '/collector/beacons' })
})
afterEach(() => {
  jest.useRealTimers()
  delete window.__xhkt
})

test('a host script that throws is reported at once, once, and without the queries of addresses', () => {
  throwInHost('Uncaught Error: https://a.example/callback?code=SECRET&state=1 is no callback')
  throwInHost('boom')
  show(true)
  const error = 'Uncaught Error: https://a.example/callback is no callback'
  expect(failures).toEqual([{ area: 'host', release: '1.0.0-a', step: 'entry', error, fallback_release: null, stack: 'at https://xhkt.example/host/1.0.0-a/main.js:1:14724' }])
  expect(root()).toHaveTextContent('网站程序出错')
})

const failLastScript = () => document.querySelector('body > script:last-of-type')?.dispatchEvent(new Event('error'))

/** Makes the page one of the host's canary. Returns what loads the live host. */
function openCanary() {
  const load = jest.fn()
  window.__xhkt = { hostFallback: { release: '0.9.0-z', load } }
  return load
}

test('a canary that throws is reported with the live host, which replaces it', () => {
  const load = openCanary()
  throwInHost('boom')
  expect(failures).toMatchObject([{ step: 'entry', fallback_release: '0.9.0-z' }])
  expect(load).toHaveBeenCalledTimes(1)
})

test.each<[what: string, happen: () => void]>([
  ['whose script cannot be loaded', () => [1, 2].forEach(failLastScript)],
  ['that has not started when the tab is left', () => jest.advanceTimersByTime(15_000)],
])('a canary %s stays: the network may be at fault, and would fail the live host too', (_, happen) => {
  const load = openCanary()
  happen()
  show(true)
  expect(failures).toMatchObject([{ step: 'entry', fallback_release: null }])
  expect(load).not.toHaveBeenCalled()
})

test('a long message is cut to what the collector accepts', () => {
  throwInHost('?'.repeat(20_000))
  expect(failures[0]?.error).toBe('?'.repeat(300))
})

test('an app that starts late is not reported', () => {
  jest.advanceTimersByTime(15_000)
  expect(root()).toHaveTextContent('failed')
  expect(failures).toEqual([])
  root().replaceChildren(document.createElement('header'))
  show(true)
  expect(failures).toEqual([])
})

test('an app that has not started is reported when the tab is left, and not before it counts as hung', () => {
  show(true)
  show(false)
  jest.advanceTimersByTime(15_000)
  expect(failures).toEqual([])
  show(true)
  dispatchEvent(new Event('pagehide'))
  expect(failures).toMatchObject([{ area: 'host', step: 'entry', error: 'no app within 15000 ms' }])
})

test('a tab that was hidden all the time reports it when it is closed', () => {
  show(true)
  jest.advanceTimersByTime(15_000)
  expect(failures).toEqual([])
  dispatchEvent(new Event('pagehide'))
  expect(failures).toHaveLength(1)
})

test('a script that cannot be parsed is the fault of neither the network nor the learner: the browser is too old [browsers#failures-of-the-start]', () => {
  throwInHost('Uncaught SyntaxError: Unexpected token')
  expect(root()).toHaveTextContent('浏览器无法运行网站程序，请升级浏览器')
})

test('a script that cannot be loaded twice is the fault of the network [browsers#failures-of-the-start]', () => {
  failLastScript()
  failLastScript()
  expect(root()).toHaveTextContent('failed')
  expect(failures[0]?.error).toContain('cannot be loaded')
})

test('the polyfills are requested before the other scripts by a browser that lacks something, and by no other [browsers#supported-browsers]', () => {
  const requested = () => [...document.querySelectorAll('body > script')].map((script) => script.getAttribute('src'))
  expect(requested()).toEqual(['/host/a.js', '/host/b.js'])
  for (const script of document.querySelectorAll('body > script')) script.remove()
  const { canParse } = URL
  Reflect.deleteProperty(URL, 'canParse')
  startApp({ release: '1.0.0-a', beacons: '' })
  URL.canParse = canParse
  expect(requested()).toEqual(['/host/polyfills.min.js', '/host/a.js', '/host/b.js'])
})

test('a slow start of the app is announced, and the app that starts later knows it', () => {
  jest.advanceTimersByTime(2_900)
  expect(window.__xhkt?.wasSlowToStart).toBeUndefined()
  jest.advanceTimersByTime(200)
  expect(document.body).toHaveTextContent('slow')
  expect(window.__xhkt?.wasSlowToStart).toBe(true)
})
