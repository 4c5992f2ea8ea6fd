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

test('counts keep their second for six hours, and are summed by the hour after that', () => {
  add(loads(1), now - 7 * hour + 10)
  add(loads(2), now - 7 * hour + 20)
  add(loads(4), now - hour + 10)
  store.prune(now, 30)
  store.prune(now, 30)
  expect(store.figures({})).toMatchObject([{ loads: 7 }])
  expect(store.figures({ since: now - 7 * hour + 1 })).toMatchObject([{ loads: 4 }])
  expect(store.figures({ since: now - 7 * hour })).toMatchObject([{ loads: 7 }])
  expect(store.figures({ since: now - hour + 11 })).toEqual([])
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
