/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Beacon, Failure } from '@xhkt/contract/federation/beacon'
import { BeaconStore } from './beacon-store.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'beacon-store-'))
let store: BeaconStore
beforeEach(() => (store = new BeaconStore(path.join(dataDir, String(Math.random())))))
afterEach(() => store.close())
afterAll(() => rmSync(dataDir, { recursive: true }))

const hour = 3_600
const day = 24 * hour
const now = 1_795_000_000 - (1_795_000_000 % day)
const failure: Failure = { area: 'catalog', release: '1.1.0-b', step: 'render', error: 'boom' }
const add = (beacon: Partial<Beacon>, at = now): void => store.add({ loads: [], failures: [], ...beacon }, at)
const all = (): object[][] => [store.figures({}), store.errors({}), store.vitals(), store.notFound(), store.answerFaults()]
const loads = (count: number) => ({ loads: [{ area: 'catalog' as const, release: '1.1.0-b', count }] })

test('counts keep their second for a quarter of an hour, their minute for six hours, then their hour; a reader since then gets the whole span', () => {
  add(loads(1), now - 7 * hour + 10)
  add(loads(2), now - 7 * hour + 20)
  add(loads(4), now - hour + 10)
  add(loads(8), now - 600)
  store.prune(now, 30)
  store.prune(now, 30)
  const since = (at: number) => (store.figures({ since: at })[0] as { loads: number } | undefined)?.loads
  expect([since(0), since(now - 7 * hour + 15), since(now - 6 * hour)]).toEqual([15, 15, 12])
  expect([since(now - hour + 30), since(now - hour + 60)]).toEqual([12, 8])
  expect([since(now - 600), since(now - 599)]).toEqual([8, undefined])
})

test('an error counts since the start of the day that a reader asks for, beside the page loads since then', () => {
  add({ ...loads(10), failures: [failure, failure] }, now - 9 * day)
  add({ ...loads(3), failures: [failure] }, now - 2 * day)
  expect(store.errors({})).toMatchObject([{ count: 3, openings: 13 }])
  expect(store.errors({ since: now - 7 * day })).toMatchObject([{ count: 1, openings: 3, first_at: now - 9 * day, last_at: now - 2 * day }])
})

test('thousands of invented releases, errors and pages leave short answers, and a named release its figures', () => {
  const many = Array.from({ length: 2_500 }, (_, index) => `1.0.0-${index}`)
  for (const release of many) {
    const vital = { name: 'LCP', value: 900, page: `/${release}`, area: 'catalog', release } as const
    add({ loads: [{ area: 'catalog', release, count: 9 }], failures: [{ ...failure, release, error: release }], vitals: [vital] })
  }
  add({ ...loads(1), failures: [failure] })
  expect(all().map(({ length }) => length <= 2_000)).toEqual([true, true, true, true, true])
  expect(store.figures({ area: 'catalog', release: '1.1.0-b' })).toMatchObject([{ loads: 1, failures: 1, errors: [{ error: 'boom' }] }])
})

test('what is older than the days that are kept is removed', () => {
  const vital = { name: 'LCP', value: 900, page: '/home', area: 'catalog', release: '1.1.0-b' } as const
  const fault = { call: 'GET /v1/home', field: '', expected: 'object', received: 'null', host: 'api', count: 1 }
  const missed = { path: '/a', from: null, count: 1 }
  add({ ...loads(1), failures: [failure], vitals: [vital], not_found: [missed], answer_faults: [fault] }, now - 8 * day)
  store.prune(now, 9)
  expect(all().map(({ length }) => length)).toEqual([1, 1, 1, 1, 1])
  store.prune(now, 7)
  expect(all().flat()).toEqual([])
})

test('addresses that no page has are kept up to 1,000, the newest ones', () => {
  add({ not_found: [{ path: '/old', from: null, count: 1 }] }, now - 2)
  add({ not_found: Array.from({ length: 999 }, (_, index) => ({ path: `/${index}`, from: null, count: 1 })) }, now - 1)
  store.prune(now, 30)
  expect(store.notFound()).toHaveLength(1_000)
  add({ not_found: [{ path: '/new', from: null, count: 1 }] })
  store.prune(now, 30)
  expect(store.notFound()).toHaveLength(1_000)
  expect(store.notFound()).not.toContainEqual(expect.objectContaining({ path: '/old' }))
})

test('too many addresses of one moment lose only the rare ones', () => {
  add({ not_found: Array.from({ length: 1_005 }, (_, index) => ({ path: `/${index}`, from: null, count: index })) })
  store.prune(now, 30)
  const paths = store.notFound().map(({ path: missed }) => missed)
  expect(paths).toHaveLength(1_000)
  expect(paths).not.toContain('/0')
  expect(paths).toContain('/1004')
})

test('a Web Vital is its 75th percentile, by page and release', () => {
  const vital = { name: 'LCP', page: '/home', area: 'catalog', release: '1.1.0-b' } as const
  for (const value of [800, 810, 1_210, 5_000]) add({ vitals: [{ ...vital, value }] })
  add({ vitals: [{ ...vital, name: 'CLS', value: 0 }, { ...vital, page: '/search', value: 1e5 }] })
  expect(store.vitals()).toEqual([
    { ...vital, name: 'CLS', p75: 0, loads: 1 },
    { ...vital, p75: 1_200, loads: 4 },
    { ...vital, page: '/search', p75: 50_000, loads: 1 },
  ])
  expect(store.vitals(now + day)).toEqual([])
})
