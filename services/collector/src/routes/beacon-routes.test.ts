/** @jest-environment node */
import path from 'node:path'
import Libsql from 'libsql'
import type { Beacon, Failure } from '@xhkt/contract/federation/beacon'
import type { ErrorGroup } from '@xhkt/contract/federation/error-group'
import type { ReleaseFigures } from '@xhkt/contract/federation/release-figures'
import { TestCollector } from '../testing/test-collector.ts'

let collector: TestCollector
beforeEach(async () => (collector = await TestCollector.open()))
afterEach(() => collector.discard())

const failure: Failure = { area: 'catalog', release: '1.1.0-b', step: 'render', error: 'TypeError: x is not a function', fallback_release: null }

const post = (body: string, type?: string) => collector.post(body, type)
const send = (beacon: Partial<Beacon>) => collector.send(beacon)
const figures = async (query = '') => (await collector.get<{ list: object[] }>(`/collector/beacons${query}`)).list

test('beacons are summed per release, with the most frequent error first', async () => {
  expect(await send({ loads: [{ area: 'catalog', release: '1.1.0-b', count: 16 }, { area: 'host', release: '1.0.0-a', count: 3 }] })).toEqual({ status: 204, text: '' })
  for (const error of ['TypeError: x is not a function', 'boom', 'TypeError: x is not a function']) await send({ failures: [{ ...failure, error }] })
  await send({ failures: [{ ...failure, step: 'page', fallback_release: '1.0.0-a' }], loads: [{ area: 'catalog', release: '1.1.0-b', count: 3 }] })
  const last_at = expect.any(Number)
  expect(await figures()).toEqual([
    {
      area: 'catalog',
      release: '1.1.0-b',
      loads: 19,
      by_step: { render: 3, page: 1 },
      errors: [
        { error: 'TypeError: x is not a function', step: 'render', count: 2, last_at },
        expect.objectContaining({ count: 1 }),
        expect.objectContaining({ count: 1 }),
      ],
      by_engine: [expect.objectContaining({ engine: null, loads: 19, by_step: { render: 3, page: 1 } })],
      failures: 4,
      openings: 20,
      share: 0.2,
    },
    {
      area: 'host',
      release: '1.0.0-a',
      loads: 3,
      by_step: {},
      errors: [],
      by_engine: [{ engine: null, loads: 3, by_step: {}, errors: [] }],
      failures: 0,
      openings: 3,
      share: 0,
    },
  ])
})

test('an area that is newer than the collector has figures', async () => {
  expect(await send({ loads: [{ area: 'exams' as 'player', release: '1.0.0-a', count: 2 }] })).toEqual({ status: 204, text: '' })
  expect(await figures('?area=exams')).toEqual([expect.objectContaining({ area: 'exams', loads: 2 })])
})

test('figures are told apart by engine, and its errors are those of the sums', async () => {
  const load = { area: 'catalog', release: '1.1.0-b', count: 5 } as const
  await send({ engine: 'chromium 150', loads: [load] })
  await send({ engine: 'webkit 18', loads: [load], failures: [failure] })
  await send({ engine: 'webkit 18', failures: [failure] })
  await send({ engine: 'chromium 150', failures: [failure] })
  await send({ loads: [load] })
  const last_at = expect.any(Number)
  const of = (count: number) => [{ error: failure.error, step: 'render', count, last_at }]
  const [{ by_engine = [], ...sums } = {}] = (await figures()) as Partial<ReleaseFigures>[]
  expect(sums).toMatchObject({ loads: 15, by_step: { render: 3 }, errors: of(3), failures: 3, openings: 15 })
  expect(new Map(by_engine.map(({ engine, ...rest }) => [engine, rest]))).toEqual(
    new Map([
      ['chromium 150', { loads: 5, by_step: { render: 1 }, errors: of(1) }],
      ['webkit 18', { loads: 5, by_step: { render: 2 }, errors: of(2) }],
      [null, { loads: 5, by_step: {}, errors: [] }],
    ]),
  )
})

test('figures can be filtered by area, release and start time', async () => {
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now)
  await send({ failures: [failure] })
  clock.mockReturnValue(now + 100_000)
  await send({ failures: [{ ...failure, error: 'later' }, { ...failure, release: '1.2.0-c' }, { ...failure, area: 'player' }] })
  const since = Math.floor(now / 1000) + 50
  expect(await figures(`?area=catalog&release=1.1.0-b&since=${since}`)).toMatchObject([{ failures: 1, errors: [{ error: 'later' }] }])
  expect(await figures('?area=catalog')).toHaveLength(2)
  expect(await figures(`?since=${since + 100}`)).toEqual([])
  for (const query of ['area=../shop', 'since=1e30']) expect((await fetch(`${collector.url}/collector/beacons?${query}`)).status).toBe(400)
})

test('fields of answers that break the contract are summed by call, and are no failure of a release', async () => {
  const fault = { call: 'GET /v1/home', field: 'lives[]', expected: 'object', received: 'null', host: 'api.example.com', count: 2 }
  await send({ answer_faults: [fault] })
  await send({ answer_faults: [fault, { ...fault, field: 'coupons' }] })
  const { answer_faults } = await collector.get<{ answer_faults: object[] }>('/collector/beacons')
  expect(answer_faults).toMatchObject([{ ...fault, count: 4 }, { field: 'coupons', count: 2 }])
  expect(await figures()).toEqual([])
})

test.each(['answer', 'event'] as const)('a failure at the step %s does not lower the health of its release', async (step) => {
  await send({ loads: [{ area: 'player', release: '1.0.0-a', count: 10 }], failures: [{ ...failure, area: 'player', release: '1.0.0-a', step }] })
  expect(await figures()).toMatchObject([{ by_step: { [step]: 1 }, failures: 0, openings: 10 }])
})

describe('addresses that no page has', () => {
  const counts = async (query = '') => (await collector.get<{ not_found: object[] }>(`/collector/beacons${query}`)).not_found

  test('are summed by path and by what led there, most frequent first', async () => {
    await send({ not_found: [{ path: '/payment', from: null, count: 1 }, { path: '/personal/feedback', from: '/home', count: 1 }] })
    await send({ not_found: [{ path: '/personal/feedback', from: '/home', count: 2 }] })
    const last_at = expect.any(Number)
    expect(await counts()).toEqual([
      { path: '/personal/feedback', from: '/home', count: 3, last_at },
      { path: '/payment', from: null, count: 1, last_at },
    ])
    expect(await counts(`?since=${Math.floor(Date.now() / 1000) + 60}`)).toEqual([])
    expect(await figures()).toEqual([])
  })
})

test('a beacon is accepted as JSON and with unknown fields', async () => {
  const beacon = { loads: [{ area: 'player', release: '1.0.0-a', count: 1, since: 7 }], failures: [], page: 'lesson' }
  expect((await post(JSON.stringify(beacon), 'application/json')).status).toBe(204)
  expect(await figures('?area=player')).toMatchObject([{ loads: 1 }])
})

test.each<[what: string, body: string, status: number]>([
  ['a whole user agent', JSON.stringify({ loads: [], failures: [], engine: 'Mozilla/5.0 (X11) Chrome/150' }), 400],
  ['an empty body', '', 400],
  ['invalid JSON', '{"loads":', 400],
  ['an array', '[]', 400],
  ['what is no name of an area', JSON.stringify({ loads: [{ area: '../shop', release: '1.0.0-a', count: 1 }], failures: [] }), 400],
  ['a count below one', JSON.stringify({ loads: [{ area: 'host', release: '1.0.0-a', count: -1 }], failures: [] }), 400],
  ['an unknown step', JSON.stringify({ loads: [], failures: [{ ...failure, step: 'boot' }] }), 400],
  ['a release that is not a folder name', JSON.stringify({ loads: [], failures: [{ ...failure, release: '../host' }] }), 400],
  ['a text with NUL', JSON.stringify({ loads: [], failures: [{ ...failure, error: 'a\u0000b' }] }), 400],
  ['a too long error', JSON.stringify({ loads: [], failures: [{ ...failure, error: 'x'.repeat(301) }] }), 400],
  ['a too long unknown address', JSON.stringify({ loads: [], failures: [], not_found: [{ path: `/${'x'.repeat(100)}`, from: null, count: 1 }] }), 400],
  ['too many failures', JSON.stringify({ loads: [], failures: Array<Failure>(21).fill(failure) }), 400],
  ['a too large body', 'x'.repeat(20_000), 413],
])('%s is rejected', async (_, body, status) => {
  expect((await post(body)).status).toBe(status)
  expect((await post(body, 'application/json')).status).toBe(status)
  expect(await figures()).toEqual([])
})

test('an XML body is rejected', async () => {
  expect((await post('<a/>', 'application/xml')).status).toBe(415)
})

test('a restart keeps beacons', async () => {
  await send({ failures: [failure] })
  await collector.restart()
  expect(await figures()).toHaveLength(1)
})

test('a database that fails leaves no beacon accepted and no page blank, until it works again', async () => {
  const file = new Libsql(path.join(collector.data, 'collector.db'))
  file.exec('ALTER TABLE release_count RENAME TO away')
  const load: Partial<Beacon> = { loads: [{ area: 'catalog', release: '1.1.0-b', count: 1 }] }
  expect(await send(load)).toEqual({ status: 503, text: '{"message":"not kept"}' })
  expect((await fetch(`${collector.url}/collector/beacons`)).status).toBe(503)
  const page = await fetch(`${collector.url}/collector`)
  expect([page.status, await page.text()]).toEqual([503, expect.stringMatching(/读不到数据库.*no such table/)])
  expect(await collector.text('/metrics')).toContain('xhkt_beacons_total{status="503"} 1')
  expect(await collector.text('/metrics')).not.toContain('xhkt_page_loads_total{')
  file.exec('ALTER TABLE away RENAME TO release_count')
  file.close()
  expect((await send(load)).status).toBe(204)
  expect(await figures()).toMatchObject([{ loads: 1 }])
})

test('beacons of one address beyond the limit are refused; the web server names the address', async () => {
  const strict = await TestCollector.open({ perMinute: 2 })
  const from = async (addresses: string): Promise<number> => {
    const body = JSON.stringify({ loads: [], failures: [] })
    return (await fetch(`${strict.url}/collector/beacons`, { method: 'POST', headers: { 'x-forwarded-for': addresses }, body })).status
  }
  expect([await from('10.0.0.1'), await from('9.9.9.9, 10.0.0.1'), await from('8.8.8.8, 10.0.0.1')]).toEqual([204, 204, 429])
  expect(await from('10.0.0.1, 10.0.0.2')).toBe(204)
  expect(await strict.text('/metrics')).toContain('xhkt_beacons_total{status="429"} 1')
  await strict.discard()
})

describe('errors', () => {
  const stack = 'TypeError: x\n    at t (https://learn.example/catalog/1.1.0-b/home.min.js:1:14724)'
  const errors = (query = '') => collector.get<{ list: ErrorGroup[] }>(`/collector/errors${query}`)

  test('are grouped by their stack, with first and last time, and the page and actions of the last one', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000_000)
    await send({ loads: [{ area: 'catalog', release: '1.1.0-b', count: 40 }], failures: [{ ...failure, stack }] })
    clock.mockReturnValue(1_000_060_000)
    await send({ engine: 'firefox 153', failures: [{ ...failure, stack, page: '/home', actions: ['page /', 'button 登录'] }] })
    await send({ failures: [{ ...failure, stack: `${stack}0` }] })
    expect((await errors()).list).toEqual([
      {
        ...{ area: 'catalog', release: '1.1.0-b', step: 'render', error: failure.error, stack },
        ...{ count: 2, first_at: 1_000_000, last_at: 1_000_060, engine: 'firefox 153', page: '/home', actions: ['page /', 'button 登录'], openings: 40 },
      },
      expect.objectContaining({ stack: `${stack}0`, count: 1, page: '', actions: [] }),
    ])
    expect((await errors('?area=player')).list).toEqual([])
    expect((await errors('?since=1000061')).list).toEqual([])
  })

  test('have a limited stack and at most five actions', async () => {
    expect((await send({ failures: [{ ...failure, stack: 'x'.repeat(2_001) }] })).status).toBe(400)
    expect((await send({ failures: [{ ...failure, actions: Array<string>(6).fill('page /') }] })).status).toBe(400)
  })
})

test('metrics count loads, failures and Web Vitals; an unknown area is one label', async () => {
  await send({
    engine: 'webkit 18',
    loads: [{ area: 'catalog', release: '1.1.0-b', count: 3 }, { area: 'exams' as 'player', release: '1.0.0-a', count: 2 }],
    failures: [failure],
    vitals: [{ name: 'LCP', value: 1_800, page: '/home', area: 'catalog', release: '1.1.0-b' }],
  })
  const text = await collector.text('/metrics')
  for (const line of [
    'xhkt_page_loads_total{area="catalog",engine="webkit"} 3',
    'xhkt_page_loads_total{area="other",engine="webkit"} 2',
    'xhkt_failures_total{area="catalog",engine="webkit",step="render"} 1',
    'xhkt_web_vital_seconds_bucket{le="2.5",area="catalog",name="LCP"} 1',
    'xhkt_beacons_total{status="204"} 1',
  ]) {
    expect(text).toContain(line)
  }
})
