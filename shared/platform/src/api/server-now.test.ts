/** @jest-environment node */
import fc from 'fast-check'
import type * as ServerClock from './server-now.ts'

const START = Date.UTC(2026, 10, 22, 4, 0, 0, 400)
const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** A smaller offset is not corrected. */
const TOLERANCE = 2 * SECOND

/** Milliseconds that the request and the response take. */
interface Latency {
  request?: number
  response?: number
}

/** A machine whose clock is `fast` milliseconds ahead of the server's. It loads the module again, as a page does. */
class Machine {
  #passed = 0
  private constructor(
    private readonly clock: typeof ServerClock,
    public fast: number,
  ) {
    this.pass(0)
  }

  static async start(fast: number): Promise<Machine> {
    let machine: Machine | undefined
    await jest.isolateModulesAsync(async () => {
      machine = new Machine((await import('./server-now.ts')), fast)
    })
    if (!machine) throw new Error('The module did not start')
    return machine
  }

  get server(): number {
    return START + this.#passed
  }

  pass(ms: number): void {
    this.#passed += ms
    jest.setSystemTime(this.server + this.fast)
  }

  synchronize(sentAt: number, headers: Record<string, string>): void {
    this.clock.synchronizeClock(sentAt, new Headers(headers))
  }

  /** A request and its response. */
  fetch({ request = 40, response = 40 }: Latency = {}, headers: Record<string, string> = {}): void {
    const sentAt = Date.now()
    this.pass(request)
    const date = new Date(this.server).toUTCString()
    this.pass(response)
    this.synchronize(sentAt, { date, 'cache-control': 'no-store', ...headers })
  }

  /** The error of `serverNow` in milliseconds. */
  get error(): number {
    return this.clock.serverNow() - this.server
  }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each([3 * HOUR, 10 * MINUTE, 5 * SECOND, -5 * SECOND, -3 * HOUR, -400 * 24 * HOUR])(
  'a clock that is %i ms ahead is corrected to about a second by one answer, and stays corrected',
  async (fast) => {
    const machine = await Machine.start(fast)
    expect(machine.error).toBe(fast)
    machine.fetch()
    expect(Math.abs(machine.error)).toBeLessThanOrEqual(600)
    machine.pass(5 * HOUR)
    expect(Math.abs(machine.error)).toBeLessThanOrEqual(600)
  },
)

test.each([0, 400, -400, 1_500, -1_500, 1_999, -1_999])('a clock that is %i ms ahead is not corrected, with any latency', async (fast) => {
  const machine = await Machine.start(fast)
  for (const latency of [{}, { request: 0, response: 0 }, { response: 900 }, { request: 3_000 }, { request: 70, response: 20_000 }]) {
    machine.fetch(latency)
    expect(machine.error).toBe(fast)
    machine.pass(777)
  }
})

test.each<[string, Record<string, string>]>([
  ['without a Date', { date: '' }],
  ['with an invalid Date', { date: 'yesterday' }],
  ['with a number as Date', { date: '0' }],
  ['with two dates', { date: 'Sun, 22 Nov 2026 01:00:00 GMT, Sun, 22 Nov 2026 01:00:01 GMT' }],
  ['with a day that does not exist', { date: 'Sun, 99 Nov 2026 01:00:00 GMT' }],
  ['that a cache may keep', { 'cache-control': 'private, max-age=600' }],
  ['from a cache', { 'cache-control': 'max-age=600', age: '300', date: new Date(START - 5 * MINUTE).toUTCString() }],
  ['without Cache-Control', { 'cache-control': '' }],
])('an answer %s is ignored', async (_, headers) => {
  const machine = await Machine.start(3 * HOUR)
  machine.fetch({}, headers)
  expect(machine.error).toBe(3 * HOUR)
  machine.fetch()
  const { error } = machine
  machine.fetch({}, headers)
  expect(machine.error).toBe(error)
})

test('an answer of another origin that does not expose its headers is ignored', async () => {
  const machine = await Machine.start(3 * HOUR)
  machine.synchronize(Date.now(), {})
  expect(machine.error).toBe(3 * HOUR)
})

test('an answer without the time of its request is ignored', async () => {
  const machine = await Machine.start(3 * HOUR)
  machine.synchronize(NaN, { date: new Date(machine.server).toUTCString(), 'cache-control': 'no-store' })
  expect(machine.error).toBe(3 * HOUR)
})

test('a fast answer improves the estimate of a slow one, and a later slow one does not worsen it', async () => {
  const machine = await Machine.start(3 * HOUR)
  machine.fetch({ request: 500, response: 12_000 })
  expect(Math.abs(machine.error)).toBeLessThanOrEqual(7 * SECOND)
  machine.fetch()
  expect(Math.abs(machine.error)).toBeLessThanOrEqual(SECOND)
  const { error } = machine
  for (const response of [1_000, 9_000, 600_000]) machine.fetch({ response })
  expect(machine.error).toBe(error)
})

test('a computer that sleeps during a request keeps its right clock', async () => {
  const machine = await Machine.start(0)
  machine.fetch({ response: 8 * HOUR })
  expect(machine.error).toBe(0)
})

test('the next answer corrects a clock that was set while the page is open', async () => {
  const machine = await Machine.start(0)
  for (const fast of [3 * HOUR, -2 * HOUR, 0]) {
    machine.fetch()
    machine.fast = fast
    machine.pass(MINUTE)
    machine.fetch()
    expect(Math.abs(machine.error)).toBeLessThanOrEqual(SECOND)
  }
  expect(machine.error).toBe(0)
})

test.each([3 * HOUR, -3 * HOUR])('the next answer corrects a clock that was set by %i ms during a request', async (moved) => {
  const machine = await Machine.start(0)
  machine.fetch()
  const sentAt = Date.now()
  machine.fast = moved
  machine.pass(50)
  machine.synchronize(sentAt, { date: new Date(machine.server).toUTCString(), 'cache-control': 'no-store' })
  machine.fetch()
  expect(Math.abs(machine.error)).toBeLessThanOrEqual(SECOND)
})

const answer = fc.record({ request: fc.nat(5_000), response: fc.nat(30_000), pause: fc.nat(100_000) })
const answers = fc.array(answer, { minLength: 1, maxLength: 12 })

test('with any clock and any latencies the error is at most that of the fastest answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -10 * HOUR, max: 10 * HOUR }), answers, async (fast, all) => {
      const machine = await Machine.start(fast)
      let best = Infinity
      for (const { request, response, pause } of all) {
        machine.fetch({ request, response })
        best = Math.min(best, SECOND + request + response)
        expect(Math.abs(machine.error)).toBeLessThanOrEqual(best + (machine.error === fast ? TOLERANCE : 0))
        machine.pass(pause)
      }
    }),
  )
})

test('with any latencies a clock within the tolerance is not corrected', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1 - TOLERANCE, max: TOLERANCE - 1 }), answers, async (fast, all) => {
      const machine = await Machine.start(fast)
      for (const { request, response, pause } of all) {
        machine.fetch({ request, response })
        expect(machine.error).toBe(fast)
        machine.pass(pause)
      }
    }),
  )
})
