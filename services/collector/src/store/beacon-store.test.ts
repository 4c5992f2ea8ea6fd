/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Libsql from 'libsql'
import type { Beacon, Failure } from '@xhkt/contract/federation/beacon'
import { PostgresServer } from '../testing/postgres-server.ts'
import { BeaconStore } from './beacon-store.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'beacon-store-'))
// The tests on libsql run while it starts.
const server = PostgresServer.start()
afterAll(async () => {
  await (await server).end()
  rmSync(dataDir, { recursive: true })
})

const newFolder = (): string => path.join(dataDir, String(Math.random()))
const hour = 3_600
const day = 24 * hour
const now = 1_795_000_000 - (1_795_000_000 % day)
const failure: Failure = { area: 'catalog', release: '1.1.0-b', step: 'render', error: 'boom' }
const vital = { name: 'LCP', page: '/home', area: 'catalog', release: '1.1.0-b' } as const
const loads = (count: number) => ({ loads: [{ area: 'catalog' as const, release: '1.1.0-b', count }] })
const beacon = (parts: Partial<Beacon>): Beacon => ({ loads: [], failures: [], ...parts })

describe.each([
  ['libsql', () => Promise.resolve(newFolder())],
  ['PostgreSQL', async () => (await server).emptyDatabase()],
])('on %s', (_, newPlace) => {
  let place: string
  let store: BeaconStore
  beforeEach(async () => {
    place = await newPlace()
    store = await BeaconStore.open(place)
  })
  afterEach(() => store.close())

  const add = (parts: Partial<Beacon>, at = now): Promise<void> => store.add(beacon(parts), at)
  const all = (): Promise<object[][]> =>
    Promise.all([store.figures({}), store.errors({}), store.vitals(), store.notFound(), store.answerFaults()])

  test('counts keep their second for 15 minutes, their minute for six hours, then their hour; a reader since then gets the whole span', async () => {
    await add(loads(1), now - 7 * hour + 10)
    await add(loads(2), now - 7 * hour + 20)
    await add(loads(4), now - hour + 10)
    await add(loads(8), now - 600)
    await store.prune(now, 30)
    await store.prune(now, 30)
    const since = async (at: number) => (await store.figures({ since: at }))[0]?.loads
    expect([await since(0), await since(now - 7 * hour + 15), await since(now - 6 * hour)]).toEqual([15, 15, 12])
    expect([await since(now - hour + 30), await since(now - hour + 60)]).toEqual([12, 8])
    expect([await since(now - 600), await since(now - 599)]).toEqual([8, undefined])
  })

  test('an error counts since the start of the day that a reader asks for, beside the page loads since then', async () => {
    await add({ ...loads(10), failures: [failure, failure] }, now - 9 * day)
    await add({ ...loads(3), failures: [failure] }, now - 2 * day)
    expect(await store.errors({})).toMatchObject([{ count: 3, openings: 13 }])
    const times = { first_at: now - 9 * day, last_at: now - 2 * day }
    expect(await store.errors({ since: now - 7 * day })).toMatchObject([{ count: 1, openings: 3, ...times }])
  })

  test('thousands of invented releases, errors and pages leave short answers, and a named release its figures', async () => {
    const many = Array.from({ length: 2_500 }, (_none, index) => `1.0.0-${index}`)
    await Promise.all(
      many.map((release) =>
        add({
          loads: [{ area: 'catalog', release, count: 9 }],
          failures: [{ ...failure, release, error: release }],
          vitals: [{ ...vital, value: 900, page: `/${release}`, release }],
        }),
      ),
    )
    await add({ ...loads(1), failures: [failure] })
    expect((await all()).map(({ length }) => length <= 2_000)).toEqual([true, true, true, true, true])
    expect(await store.figures({ area: 'catalog', release: '1.1.0-b' })).toMatchObject([{ loads: 1, failures: 1, errors: [{ error: 'boom' }] }])
  })

  test('what is older than the days that are kept is removed', async () => {
    const fault = { call: 'GET /v1/home', field: '', expected: 'object', received: 'null', host: 'api', count: 1 }
    const missed = { path: '/a', from: null, count: 1 }
    const others = { vitals: [{ ...vital, value: 900 }], not_found: [missed], answer_faults: [fault] }
    await add({ ...loads(1), failures: [failure], ...others }, now - 8 * day)
    await store.prune(now, 9)
    expect((await all()).map(({ length }) => length)).toEqual([1, 1, 1, 1, 1])
    await store.prune(now, 7)
    expect((await all()).flat()).toEqual([])
  })

  test('addresses that no page has are kept up to 1,000, the newest ones', async () => {
    await add({ not_found: [{ path: '/old', from: null, count: 1 }] }, now - 2)
    await add({ not_found: Array.from({ length: 999 }, (_none, index) => ({ path: `/${index}`, from: null, count: 1 })) }, now - 1)
    await store.prune(now, 30)
    expect(await store.notFound()).toHaveLength(1_000)
    await add({ not_found: [{ path: '/new', from: null, count: 1 }] })
    await store.prune(now, 30)
    expect(await store.notFound()).toHaveLength(1_000)
    expect(await store.notFound()).not.toContainEqual(expect.objectContaining({ path: '/old' }))
  })

  test('too many addresses of one moment lose only the rare ones', async () => {
    await add({ not_found: Array.from({ length: 1_005 }, (_none, index) => ({ path: `/${index}`, from: null, count: index })) })
    await store.prune(now, 30)
    const paths = (await store.notFound()).map(({ path: missed }) => missed)
    expect(paths).toHaveLength(1_000)
    expect(paths).not.toContain('/0')
    expect(paths).toContain('/1004')
  })

  test('a Web Vital is its 75th percentile, by page and release', async () => {
    for (const value of [800, 810, 1_210, 5_000]) await add({ vitals: [{ ...vital, value }] })
    await add({ vitals: [{ ...vital, name: 'CLS', value: 0 }, { ...vital, page: '/search', value: 1e5 }] })
    expect(await store.vitals()).toEqual([
      { ...vital, name: 'CLS', p75: 0, loads: 1 },
      { ...vital, p75: 1_200, loads: 4 },
      { ...vital, page: '/search', p75: 50_000, loads: 1 },
    ])
    expect(await store.vitals(now + day)).toEqual([])
  })

  test('beacons that come together are summed exactly, beside those of another collector', async () => {
    const other = await BeaconStore.open(place)
    const sent = beacon({ ...loads(2), failures: [failure] })
    await Promise.all(Array.from({ length: 100 }, (_none, index) => (index % 2 ? store : other).add(sent, now)))
    expect(await other.figures({})).toMatchObject([{ loads: 200, failures: 100 }])
    expect(await other.errors({})).toMatchObject([{ count: 100 }])
    await other.close()
  })

  test('texts that end in half a character are one', async () => {
    await Promise.all(['\ud83d', '\ud83e'].map((half) => add({ not_found: [{ path: `/${half}`, from: null, count: 1 }] })))
    expect(await store.notFound()).toMatchObject([{ count: 2 }])
  })

  test('fields that a newer page sends are left out', async () => {
    const newer = { ...vital, value: 900, 'bucket)': 1 }
    await add({ vitals: [newer], not_found: [{ path: '/a', from: null, count: 1, ...newer }] })
    expect((await all()).map(({ length }) => length)).toEqual([0, 0, 1, 1, 0])
  })
})

test('a file that an older collector has made goes on', async () => {
  const folder = newFolder()
  await (await BeaconStore.open(folder)).close()
  const file = new Libsql(path.join(folder, 'collector.db'))
  file.exec(`DROP TABLE release_count; CREATE TABLE release_count (
    area TEXT NOT NULL, release TEXT NOT NULL, step TEXT NOT NULL, engine TEXT NOT NULL, error TEXT NOT NULL, at INTEGER NOT NULL,
    count INTEGER NOT NULL, PRIMARY KEY (area, release, step, engine, error, at)
  ) WITHOUT ROWID; INSERT INTO release_count VALUES ('catalog', '1.1.0-b', 'load', '', '', ${now}, 3)`)
  file.close()
  const store = await BeaconStore.open(folder)
  await store.add(beacon(loads(4)), now)
  expect(await store.figures({ since: now })).toMatchObject([{ loads: 7 }])
  await store.close()
})

test('a beacon that does not reach the database is refused, and the next ones are kept when it is back', async () => {
  const postgres = await server
  const store = await BeaconStore.open(await postgres.emptyDatabase())
  await store.add(beacon(loads(1)), now)
  await postgres.whileAway(async () => {
    await expect(store.add(beacon(loads(2)), now)).rejects.toThrow(/^The database postgres:\/\/127\.0\.0\.1:\d+\/postgres fails: /)
    await expect(store.figures({})).rejects.toMatchObject({ statusCode: 503 })
  })
  await store.add(beacon(loads(4)), now)
  expect(await store.figures({})).toMatchObject([{ loads: 5 }])
  await store.close()
})

test('collectors whose clocks differ go by the clock of the database', async () => {
  const store = await BeaconStore.open(await (await server).emptyDatabase())
  const right = store.now()
  jest.spyOn(Date, 'now').mockReturnValue((right - hour) * 1_000)
  await store.readClock()
  expect(store.now() - right).toBeLessThan(60)
  expect(store.now() - right).toBeGreaterThanOrEqual(0)
  await store.close()
})

test.each([
  ['mysql://db.internal/collector', '--data takes a folder or postgres://…, not mysql://…'],
  ['postgres://db internal/collector', '--data is no address such as postgres://user@host/name'],
  ['postgres://collector:secret@127.0.0.1:1/collector', 'The database postgres://127.0.0.1:1/collector fails: connect ECONNREFUSED 127.0.0.1:1'],
])('%s is refused', async (place, says) => {
  await expect(BeaconStore.open(place)).rejects.toMatchObject({ message: says })
})
