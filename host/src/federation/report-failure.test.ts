import { config } from '@xhkt/platform/config'
import type { Beacon, Failure } from '@xhkt/contract/federation/beacon'
import { pagesLoading } from './pages-loading.ts'
import { PageError } from './page-error.ts'
import { reportFailure, reportFile } from './report-failure.ts'
import { failedReleases } from './fallback-release.ts'

const lines: string[] = []
const failures: Failure[] = []

beforeAll(() => {
  config.beacons = '/collector/beacons'
  navigator.sendBeacon = (_, body) => failures.push(...(JSON.parse(body as string) as Beacon).failures) > 0
  globalThis.reportError = (error: Error) => void lines.push(error.message)
})
beforeEach(() => {
  lines.length = 0
  failures.length = 0
  pagesLoading.length = 0
})

const broken = () => new PageError('catalog', '1.1.0-b', 'entry', new Error('boom'))

test('console and beacon name the area, its release, the step and the fallback release', () => {
  reportFailure(broken(), '1.0.0-a')
  expect(lines).toEqual(['catalog 1.1.0-b failed at entry: boom; fallback release 1.0.0-a'])
  expect(failures).toMatchObject([{ area: 'catalog', release: '1.1.0-b', step: 'entry', error: 'Error: boom', fallback_release: '1.0.0-a' }])
})

test('without a fallback release the beacon has null', () => {
  reportFailure(broken())
  expect(lines).toEqual(['catalog 1.1.0-b failed at entry: boom'])
  expect(failures).toMatchObject([{ fallback_release: null }])
})

test('a file that a loaded page requests is reported by its folder', () => {
  reportFile('/player/1.1.0-b/', new Error('/player/1.1.0-b/hls.js: cannot be loaded'))
  expect(lines).toEqual(['player 1.1.0-b failed at file: /player/1.1.0-b/hls.js: cannot be loaded'])
  expect(failures).toMatchObject([{ area: 'player', release: '1.1.0-b', step: 'file', fallback_release: null }])
  reportFile('http://localhost:3001/player/1.2.0-c/', new Error('gone'))
  expect(lines[1]).toBe('player 1.2.0-c failed at file: gone')
})

test('a file of a page that is loading is not reported, because its step is', () => {
  pagesLoading.push('/player/1.1.0-b/')
  reportFile('/player/1.1.0-b/', new Error('gone'))
  expect(lines).toEqual([])
  reportFile('/host/1.1.0-b/', new Error('gone'))
  expect(failures).toMatchObject([{ area: 'host', step: 'file' }])
})

test('a file of a release that has failed already is not reported', () => {
  failedReleases.add('/checkout/1.1.0-b/')
  reportFile('/checkout/1.1.0-b/', new Error('gone'))
  expect(lines).toEqual([])
})
