import { ApiError } from '@xhkt/platform/api'
import { config } from '@xhkt/platform/config'
import type { Area } from '@xhkt/contract/federation/areas'
import type { Beacon, Failure } from '@xhkt/contract/federation/beacon'
import { PageError } from '../../federation/page-error.ts'
import { runRelease } from '../../federation/tab-releases.ts'
import { reportUncaughtErrors } from './uncaught-errors.ts'

const failures: Failure[] = []

const release = { release: '1.1.0-b', entry: '/catalog/1.1.0-b/container.js', container: 'catalog_b', routes: [], assets: {}, integrity: {}, needs: { contract: 1 } }

const thrownAt = (line: number, error: Error = new TypeError('x is not a function?token=SECRET'), owner = 'catalog'): Error =>
  Object.assign(error, { stack: `TypeError: x\n    at t (https://learn.example/${owner}/1.1.0-b/home.min.js:${line}:3)\n    at https://learn.example/?order=7:1:1` })
const uncaught = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error, cancelable: true }))
const unhandled = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

beforeAll(() => {
  config.beacons = '/collector/beacons'
  navigator.sendBeacon = (_, body) => failures.push(...(JSON.parse(body as string) as Beacon).failures) > 0
  runRelease('catalog', release)
  reportUncaughtErrors()
})
beforeEach(() => void failures.splice(0))

test('what an event handler throws is reported once for each place, without anything of the learner', () => {
  for (const line of [1, 1, 2]) uncaught(thrownAt(line))
  const failure = { area: 'catalog', release: '1.1.0-b', step: 'event', error: 'TypeError: x is not a function', fallback_release: null }
  const stack = (line: number) => `    at t (https://learn.example/catalog/1.1.0-b/home.min.js:${line}:3)`
  expect(failures).toMatchObject([{ ...failure, stack: stack(1) }, { ...failure, stack: stack(2) }])
})

test('an area may have a hyphen in its name', () => {
  const area = 'exam-centre' as Area
  runRelease(area, { ...release, entry: '/exam-centre/1.1.0-b/container.js' })
  uncaught(thrownAt(1, undefined, area))
  expect(failures).toMatchObject([{ step: 'event', area }])
})

test('a rejection that nobody handles is reported too', () => {
  unhandled(thrownAt(3))
  expect(failures).toMatchObject([{ step: 'event', area: 'catalog' }])
})

test.each<[what: string, thrown: unknown]>([
  ['a failed call', thrownAt(4, new ApiError('business', '手机号已注册'))],
  ['a page that is reported already', thrownAt(4, new PageError('catalog', '1.1.0-b', 'render', new Error('boom')))],
  ['a script of a browser extension', Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/content.js:1:1' })],
  ['a release that this tab does not run', thrownAt(4, new Error('x'), 'player')],
  ['what is no error', 'boom'],
])('%s is not reported', (_, thrown) => {
  uncaught(thrown)
  unhandled(thrown)
  expect(failures).toEqual([])
})

test('a tab reports ten places at most', () => {
  for (let line = 10; line < 30; line++) uncaught(thrownAt(line))
  expect(failures).toHaveLength(6)
})
