import { config } from '@xhkt/platform/config'
import type { Beacon } from '@xhkt/contract/federation/beacon'
import { countAnswerFault, countLoad, countNotFound, sendCountsWhenLeft } from './beacons.ts'
import { lastActions } from './last-actions.ts'
import { PageError } from './page-error.ts'
import { reportFailure } from './report-failure.ts'

const sent: [address: string, Beacon][] = []

function show(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

const engine = 'webkit 18'

beforeAll(() => {
  document.documentElement.dataset.engine = engine
  config.beacons = '/collector/beacons'
  navigator.sendBeacon = (address, body) => sent.push([String(address), JSON.parse(body as string) as Beacon]) > 0
  // Silences the console part of a report.
  globalThis.reportError = () => undefined
  sendCountsWhenLeft()
})
beforeEach(() => {
  jest.useFakeTimers()
  sent.length = 0
})
afterEach(() => jest.useRealTimers())

test('loads are sent together, once and within seconds', () => {
  countLoad('host', '1.0.0-a')
  countLoad('catalog', '1.0.0-a')
  countLoad('catalog', '1.0.0-a')
  expect(sent).toEqual([])
  jest.advanceTimersByTime(10_000)
  const loads = [
    { area: 'host', release: '1.0.0-a', count: 1 },
    { area: 'catalog', release: '1.0.0-a', count: 2 },
  ]
  expect(sent).toEqual([['/collector/beacons', { loads, failures: [], engine }]])
  show('hidden')
  jest.advanceTimersByTime(60_000)
  expect(sent).toHaveLength(1)
  countLoad('player', '1.0.0-a')
  jest.advanceTimersByTime(10_000)
  expect(sent[1]?.[1].loads).toEqual([{ area: 'player', release: '1.0.0-a', count: 1 }])
})

test('unknown addresses are sent with the loads, each once with its count', () => {
  countNotFound('/personal/feedback', '/personal/:tab')
  countLoad('player', '1.0.0-a')
  countNotFound('/personal/feedback', null)
  countNotFound('/personal/feedback', '/personal/:tab')
  jest.advanceTimersByTime(10_000)
  const not_found = [
    { path: '/personal/feedback', from: '/personal/:tab', count: 2 },
    { path: '/personal/feedback', from: null, count: 1 },
  ]
  expect(sent).toEqual([['/collector/beacons', { loads: [{ area: 'player', release: '1.0.0-a', count: 1 }], failures: [], not_found, engine }]])
  jest.advanceTimersByTime(60_000)
  expect(sent).toHaveLength(1)
})

test('many distinct counts are sent in parts that the collector takes, and none is lost', () => {
  const text = 'x'.repeat(190)
  for (let field = 0; field < 50; field++) countAnswerFault({ call: 'GET /v1/home', field: `${text}${field}`, expected: text, received: 'null', host: 'api.example.com' })
  jest.advanceTimersByTime(10_000)
  expect(sent.map(([, { answer_faults }]) => answer_faults?.length)).toEqual([20, 20, 10])
  for (const [, beacon] of sent) expect(JSON.stringify(beacon).length).toBeLessThan(16_384)
})

test('hiding a tab sends its loads at once; showing it sends nothing', () => {
  countLoad('player', '1.0.0-a')
  show('visible')
  expect(sent).toEqual([])
  show('hidden')
  expect(sent[0]?.[1].loads).toEqual([{ area: 'player', release: '1.0.0-a', count: 1 }])
})

test.each<[thrown: unknown, message: string]>([
  [new TypeError('x is not a function'), 'TypeError: x is not a function'],
  ['no page home', 'no page home'],
  [new Error("failed (https://a.example/callback?code=SECRET&state=1): 'GET /v1/x?phone=13800000001'"), "Error: failed (https://a.example/callback): 'GET /v1/x'"],
  [new Error('lost https://a.example/#access_token=SECRET'), 'Error: lost https://a.example/'],
  [new Error('what? a is 1'), 'Error: what? a is 1'],
  [new Error('x'.repeat(400)), `Error: ${'x'.repeat(293)}`],
  [new Error(`${'x'.repeat(280)}?code=SECRET`), `Error: ${'x'.repeat(280)}`],
])('a failure is sent at once with its message, without queries of addresses (%#)', (thrown, message) => {
  reportFailure(new PageError('catalog', '1.1.0-b', 'render', thrown), '1.0.0-a')
  const failure = { area: 'catalog', release: '1.1.0-b', step: 'render', error: message, fallback_release: '1.0.0-a', stack: expect.any(String), actions: [] }
  expect(sent).toEqual([['/collector/beacons', { loads: [], failures: [failure], engine }]])
})

test('a failure has its places in scripts, the declared page and the last actions', () => {
  history.replaceState(null, '', '/xhkt/demo')
  lastActions.push('page /', 'button order-bar.submit')
  const thrown = Object.assign(new Error('boom'), { stack: 'Error: boom\n    at t (https://learn.example/catalog/1.1.0-b/home.min.js:1:14724)' })
  reportFailure(new PageError('catalog', '1.1.0-b', 'render', thrown))
  expect(sent[0]?.[1].failures).toMatchObject([
    {
      stack: '    at t (https://learn.example/catalog/1.1.0-b/home.min.js:1:14724)',
      page: '/xhkt/demo',
      actions: ['page /', 'button order-bar.submit'],
    },
  ])
})

test('nothing is sent without a beacon address', () => {
  config.beacons = ''
  reportFailure(new PageError('catalog', '1.1.0-b', 'render', new Error('boom')))
  expect(sent).toEqual([])
  config.beacons = '/collector/beacons'
})
