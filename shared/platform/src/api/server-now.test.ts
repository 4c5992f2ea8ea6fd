import fc from 'fast-check'
import type * as ServerNow from './server-now.ts'

const START = Date.UTC(2026, 10, 22, 4, 0, 0, 400)
const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** What is less is not corrected. */
const NOISE = 2 * SECOND

interface Line {
  out?: number
  back?: number
}

/** A machine whose clock is `fast` milliseconds ahead of the server's. The module starts again with it, as with a page. */
class Machine {
  #passed = 0
  private constructor(
    private readonly time: typeof ServerNow,
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

  hear(asked: number, headers: Record<string, string>): void {
    this.time.hearTime(asked, new Headers(headers))
  }

  /** One question and its answer, with so many milliseconds on the line. */
  ask({ out = 40, back = 40 }: Line = {}, headers: Record<string, string> = {}): void {
    const asked = Date.now()
    this.pass(out)
    const date = new Date(this.server).toUTCString()
    this.pass(back)
    this.hear(asked, { date, 'cache-control': 'no-store', ...headers })
  }

  /** By how much this machine is wrong about the server's time. */
  get error(): number {
    return this.time.serverNow() - this.server
  }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each([3 * HOUR, 10 * MINUTE, 5 * SECOND, -5 * SECOND, -3 * HOUR, -400 * 24 * HOUR])(
  'a clock that is %i ms ahead: the time is known to about a second after one answer, and stays known',
  async (fast) => {
    const machine = await Machine.start(fast)
    expect(machine.error).toBe(fast)
    machine.ask()
    expect(Math.abs(machine.error)).toBeLessThanOrEqual(600)
    machine.pass(5 * HOUR)
    expect(Math.abs(machine.error)).toBeLessThanOrEqual(600)
  },
)

test.each([0, 400, -400, 1_500, -1_500, 1_999, -1_999])('a clock that is %i ms ahead is left alone, however the lines are', async (fast) => {
  const machine = await Machine.start(fast)
  for (const line of [{}, { out: 0, back: 0 }, { back: 900 }, { out: 3_000 }, { out: 70, back: 20_000 }]) {
    machine.ask(line)
    expect(machine.error).toBe(fast)
    machine.pass(777)
  }
})

test.each<[string, Record<string, string>]>([
  ['without a Date', { date: '' }],
  ['with a Date that is none', { date: 'yesterday' }],
  ['with a number in its place', { date: '0' }],
  ['with two of them', { date: 'Sun, 22 Nov 2026 01:00:00 GMT, Sun, 22 Nov 2026 01:00:01 GMT' }],
  ['with a day that there is not', { date: 'Sun, 99 Nov 2026 01:00:00 GMT' }],
  ['that a cache may keep', { 'cache-control': 'private, max-age=600' }],
  ['that a cache has kept', { 'cache-control': 'max-age=600', age: '300', date: new Date(START - 5 * MINUTE).toUTCString() }],
  ['that says nothing of caches', { 'cache-control': '' }],
])('an answer %s tells nothing, and spoils nothing', async (_, headers) => {
  const machine = await Machine.start(3 * HOUR)
  machine.ask({}, headers)
  expect(machine.error).toBe(3 * HOUR)
  machine.ask()
  const { error } = machine
  machine.ask({}, headers)
  expect(machine.error).toBe(error)
})

test('headers that another origin does not show tell nothing', async () => {
  const machine = await Machine.start(3 * HOUR)
  machine.hear(Date.now(), {})
  expect(machine.error).toBe(3 * HOUR)
})

test('an answer that was not said to have been asked for tells nothing', async () => {
  const machine = await Machine.start(3 * HOUR)
  machine.hear(NaN, { date: new Date(machine.server).toUTCString(), 'cache-control': 'no-store' })
  expect(machine.error).toBe(3 * HOUR)
})

test('a slow answer says roughly what a quick one then says better, and no slow one after it takes that back', async () => {
  const machine = await Machine.start(3 * HOUR)
  machine.ask({ out: 500, back: 12_000 })
  expect(Math.abs(machine.error)).toBeLessThanOrEqual(7 * SECOND)
  machine.ask()
  expect(Math.abs(machine.error)).toBeLessThanOrEqual(SECOND)
  const { error } = machine
  for (const back of [1_000, 9_000, 600_000]) machine.ask({ back })
  expect(machine.error).toBe(error)
})

test('a computer that slept while an answer was under way learns nothing wrong from it', async () => {
  const machine = await Machine.start(0)
  machine.ask({ back: 8 * HOUR })
  expect(machine.error).toBe(0)
})

test('a clock that is set while the page is open is followed with the next answer, there and back', async () => {
  const machine = await Machine.start(0)
  for (const fast of [3 * HOUR, -2 * HOUR, 0]) {
    machine.ask()
    machine.fast = fast
    machine.pass(MINUTE)
    machine.ask()
    expect(Math.abs(machine.error)).toBeLessThanOrEqual(SECOND)
  }
  expect(machine.error).toBe(0)
})

test.each([3 * HOUR, -3 * HOUR])('a clock that is moved by %i ms while an answer is under way: the next one mends it', async (moved) => {
  const machine = await Machine.start(0)
  machine.ask()
  const asked = Date.now()
  machine.fast = moved
  machine.pass(50)
  machine.hear(asked, { date: new Date(machine.server).toUTCString(), 'cache-control': 'no-store' })
  machine.ask()
  expect(Math.abs(machine.error)).toBeLessThanOrEqual(SECOND)
})

const line = fc.record({ out: fc.nat(5_000), back: fc.nat(30_000), pause: fc.nat(100_000) })
const lines = fc.array(line, { minLength: 1, maxLength: 12 })

test('whatever the clock and the lines: no more wrong than the best answer allows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -10 * HOUR, max: 10 * HOUR }), lines, async (fast, all) => {
      const machine = await Machine.start(fast)
      let best = Infinity
      for (const { out, back, pause } of all) {
        machine.ask({ out, back })
        best = Math.min(best, SECOND + out + back)
        expect(Math.abs(machine.error)).toBeLessThanOrEqual(best + (machine.error === fast ? NOISE : 0))
        machine.pass(pause)
      }
    }),
  )
})

test('whatever the lines: a clock that is right to the noise never moves', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1 - NOISE, max: NOISE - 1 }), lines, async (fast, all) => {
      const machine = await Machine.start(fast)
      for (const { out, back, pause } of all) {
        machine.ask({ out, back })
        expect(machine.error).toBe(fast)
        machine.pass(pause)
      }
    }),
  )
})
