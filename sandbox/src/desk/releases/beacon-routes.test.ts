/** @jest-environment node */
import type { Beacon, Failure } from '@xhkt/contract/federation/beacon'
import type { ReleaseFigures } from '@xhkt/contract/federation/release-figures'
import { saveBeacon } from './beacons.ts'
import { saveNotFound } from './not-found-counts.ts'
import { TestSandbox } from '../../testing/test-sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => (sandbox = await TestSandbox.open()))
afterAll(() => sandbox.discard())
beforeEach(() => sandbox.control('POST', '/sandbox/reset'))

const failure: Failure = { area: 'catalog', release: '1.1.0-b', step: 'render', error: 'TypeError: x is not a function', fallback_release: null }

async function post(body: string, type = 'text/plain;charset=UTF-8'): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${sandbox.url}/sandbox/beacons`, { method: 'POST', headers: { 'content-type': type }, body })
  return { status: answer.status, text: await answer.text() }
}

const send = (beacon: Partial<Beacon>) => post(JSON.stringify({ loads: [], failures: [], ...beacon }))

const figures = async (query = '') => (await sandbox.control<{ list: object[] }>('GET', `/sandbox/beacons${query}`)).data.list

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

test('an area that is newer than the sandbox has figures', async () => {
  expect(await send({ loads: [{ area: 'forum' as 'player', release: '1.0.0-a', count: 2 }] })).toEqual({ status: 204, text: '' })
  expect(await figures('?area=forum')).toEqual([expect.objectContaining({ area: 'forum', loads: 2 })])
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
  expect(await sandbox.control('GET', '/sandbox/beacons?area=../shop')).toMatchObject({ code: 400000 })
})

test('fields of answers that break the contract are summed by call, and are no failure of a release', async () => {
  const fault = { call: 'GET /v1/home', field: 'lives[]', expected: 'object', received: 'null', host: 'api.example.com', count: 2 }
  await send({ answer_faults: [fault] })
  await send({ answer_faults: [fault, { ...fault, field: 'coupons' }] })
  const { answer_faults } = (await sandbox.control<{ answer_faults: object[] }>('GET', '/sandbox/beacons')).data
  expect(answer_faults).toMatchObject([{ ...fault, count: 4 }, { field: 'coupons', count: 2 }])
  expect(await figures()).toEqual([])
})

test('a page that throws over a broken answer does not lower the health of its release', async () => {
  await send({ loads: [{ area: 'player', release: '1.0.0-a', count: 10 }], failures: [{ ...failure, area: 'player', release: '1.0.0-a', step: 'answer' }] })
  expect(await figures()).toMatchObject([{ by_step: { answer: 1 }, failures: 0, openings: 10 }])
})

describe('addresses that no page has', () => {
  const counts = async (query = '') => (await sandbox.control<{ not_found: object[] }>('GET', `/sandbox/beacons${query}`)).data.not_found

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

  test('are kept up to 1,000, the newest ones', async () => {
    saveNotFound(sandbox.context, Array.from({ length: 1_001 }, (_, index) => ({ path: `/${index}`, from: null, count: 1 })))
    const kept = await counts()
    expect(kept).toHaveLength(1_000)
    expect(kept).not.toContainEqual(expect.objectContaining({ path: '/0' }))
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
  ['a too long error', JSON.stringify({ loads: [], failures: [{ ...failure, error: 'x'.repeat(301) }] }), 400],
  ['a too long unknown address', JSON.stringify({ loads: [], failures: [], not_found: [{ path: `/${'x'.repeat(100)}`, from: null, count: 1 }] }), 400],
  ['too many failures', JSON.stringify({ loads: [], failures: Array<Failure>(21).fill(failure) }), 400],
  ['a too large body', 'x'.repeat(20_000), 413],
])('%s is rejected and not logged', async (_, body, status) => {
  expect((await post(body)).status).toBe(status)
  expect((await post(body, 'application/json')).status).toBe(status)
  expect([await figures(), sandbox.log.filter((line) => !line.includes('seed') && !line.includes('courses'))]).toEqual([[], []])
})

test('an XML body is rejected', async () => {
  expect((await post('<a/>', 'application/xml')).status).toBe(415)
})

test('a beacon is stored with the real time, not with the sandbox time', async () => {
  sandbox.advance(7 * 86_400)
  await send({ failures: [failure] })
  expect(await figures(`?since=${Math.floor(Date.now() / 1000) + 60}`)).toEqual([])
})

test('the table drops the oldest rows beyond 20,000, and a repeated error takes one row', async () => {
  const send20k = (errorOf: (index: number) => string) => {
    const failures = Array.from({ length: 20_000 }, (_, index) => ({ ...failure, error: errorOf(index) }))
    saveBeacon(sandbox.context, { loads: [], failures })
  }
  await send({ loads: [{ area: 'player', release: '1.0.0-a', count: 5 }] })
  send20k(() => 'boom')
  await send({ failures: [failure] })
  expect(await figures()).toMatchObject([{ area: 'catalog', failures: 20_001 }, { area: 'player', loads: 5 }])
  send20k((index) => `boom ${index}`)
  expect(await figures()).toMatchObject([{ area: 'catalog', failures: 20_000, by_step: { render: 20_000 } }])
  expect(await figures('?area=player')).toEqual([])
})

test('a restart keeps beacons, a reset clears them', async () => {
  await send({ failures: [failure] })
  await sandbox.restart()
  expect(await figures()).toHaveLength(1)
  await sandbox.control('POST', '/sandbox/reset')
  expect(await figures()).toEqual([])
})
