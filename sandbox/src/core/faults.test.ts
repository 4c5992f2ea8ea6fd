/** @jest-environment node */
import { createFaults } from './faults.ts'
import { sandboxOfFile } from '../testing/test-sandbox.ts'

describe('a fault matches URLs', () => {
  test.each([
    ['/v1/course', '/v1/course/list?page=1', true],
    ['course_id=7', '/v1/course/detail?course_id=7', true],
    ['/v1/order', '/v1/course/list', false],
    ['/v1/*/detail', '/v1/course/detail', true],
    ['/v1/*/detail', '/v1/course/detail?course_id=1', true],
    ['/catalog/*.js', '/catalog/r7/assets/home.js', true],
    ['/catalog/*.js', '/catalog/r7/assets/home.css', false],
    ['*.json', '/registryxjson', false],
  ])('%s matches %s: %s', (match, url, matched) => {
    const faults = createFaults()
    faults.add({ match, status: 500 })
    expect(faults.match(url) !== null).toBe(matched)
  })
})

test('a fault with times ends after as many requests', () => {
  const faults = createFaults()
  faults.add({ match: '/v1/', status: 500, times: 2 })
  expect([1, 2, 3].map(() => faults.match('/v1/menu') !== null)).toEqual([true, true, false])
  expect(faults.list()).toEqual([])
})

test('the newest fault wins, a fault with the same match replaces the older one, and a single fault can be cleared', () => {
  const faults = createFaults()
  faults.add({ match: '/v1/', status: 500 })
  faults.add({ match: '/v1/menu', status: 502 })
  faults.add({ match: '/v1/menu', status: 503 })
  expect(faults.match('/v1/menu')?.status).toBe(503)
  faults.clear('/v1/menu')
  expect(faults.match('/v1/menu')?.status).toBe(500)
  expect(faults.list()).toHaveLength(1)
})

describe('over HTTP', () => {
  const sandbox = sandboxOfFile()
  afterEach(() => sandbox.control('DELETE', '/sandbox/fault'))
  const add = (fault: object) => sandbox.control('POST', '/sandbox/fault', fault)
  const menu = () => fetch(`${sandbox.url}/v1/menu`)

  test.each([[], [{ match: '/v1/menu', status: 503 }], [{ match: '/v1/menu', code: 500000 }]])('an answer carries the sandbox time in its date header, with faults %j', async (...faults) => {
    sandbox.advance(3_600)
    for (const fault of faults) await add(fault)
    const { headers } = await menu()
    const date = Date.parse(headers.get('date') ?? '') / 1000
    expect(Math.abs(date - sandbox.context.clock.now())).toBeLessThanOrEqual(2)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('a fault with a status sets the HTTP status', async () => {
    await add({ match: '/v1/menu', status: 502 })
    expect((await menu()).status).toBe(502)
  })

  test('a fault with a code answers with an error envelope and HTTP 200', async () => {
    await add({ match: '/v1/menu', code: 401200, message: '登录已过期' })
    const answer = await menu()
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ code: 401200, message: '登录已过期', data: {} })
  })

  test('a fault with drop closes the connection', async () => {
    await add({ match: '/v1/menu', drop: true, times: 1 })
    await expect(menu()).rejects.toThrow('fetch failed')
    expect((await menu()).status).toBe(200)
  })

  test('a fault with only a delay answers normally after it', async () => {
    await add({ match: '/v1/menu', delay_ms: 30 })
    const started = performance.now()
    expect((await menu()).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThanOrEqual(28)
  })

  test('faults spare the control API, and a fault without an effect is refused', async () => {
    await add({ match: '/', status: 500 })
    expect((await sandbox.control('DELETE', '/sandbox/fault')).code).toBe(200001)
    expect((await add({ match: '/v1/' })).code).toBe(400000)
  })
})
