import { api } from '@xhkt/platform/api'
import { answerCalls, signInLearner } from '@xhkt/testing/answer-calls'

const early = new Map<string, Promise<Response>>()
const boot = { early, earlyToken: '' }
const json = (data: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify({ code: 200001, data }), { status }))
const prefetched = { list: [{ id: '1', name: '早' }] }
const fresh = { list: [{ id: '2', name: '晚' }] }

describe('a prefetched response', () => {
  beforeEach(() => {
    early.clear()
    boot.earlyToken = ''
    Object.assign(window, { __xhkt: boot })
  })
  afterEach(() => Reflect.deleteProperty(window, '__xhkt'))

  test('is used once', async () => {
    early.set('/v1/menu', json(prefetched))
    const calls = answerCalls({ 'GET /v1/menu': fresh })
    await expect(api.get('/v1/menu')).resolves.toEqual(prefetched)
    expect(calls).toEqual([])
    await expect(api.get('/v1/menu')).resolves.toEqual(fresh)
  })

  test('is found with its query in any order', async () => {
    early.set('/v1/school/search?keyword=a&page=2', json(prefetched))
    answerCalls({})
    await expect(api.get('/v1/school/search', { query: { page: 2, keyword: 'a' } as { keyword: string } })).resolves.toEqual(prefetched)
  })

  test('of another query is not used', async () => {
    early.set('/v1/course/detail?course_id=1', json(prefetched))
    const calls = answerCalls({ 'GET /v1/course/detail': () => new Promise(() => {}) })
    void api.get('/v1/course/detail', { query: { course_id: '12' } })
    await Promise.resolve()
    expect(calls).toHaveLength(1)
    expect(early.size).toBe(1)
  })

  test.each([
    ['not used when a visitor has logged in', '', 'new', 1],
    ['not used when another learner has logged in', 'old', 'new', 1],
    ['used by the same learner', 'same', 'same', 0],
  ])('is %s', async (_, earlyToken, token, sent) => {
    boot.earlyToken = earlyToken
    early.set('/v1/menu', json(prefetched))
    const calls = answerCalls({ 'GET /v1/menu': fresh })
    signInLearner(token)
    await api.get('/v1/menu')
    expect(calls).toHaveLength(sent)
  })

  test('that was requested during a write is dropped', async () => {
    const calls = answerCalls({
      'POST /v1/order/payment/cancel': () => {
        early.set('/v1/menu', json(prefetched))
        return {}
      },
      'GET /v1/menu': fresh,
    })
    signInLearner()
    await api.post('/v1/order/payment/cancel', { order_no: '1' })
    await expect(api.get('/v1/menu', { token: false })).resolves.toEqual(fresh)
    expect(calls).toHaveLength(2)
  })

  test('survives a write that changes no answer', async () => {
    const later = '/v1/course/detail?course_id=1'
    answerCalls({
      'POST /v1/ad/click': () => {
        early.set(later, json(fresh))
        return {}
      },
    })
    early.set('/v1/menu', json(prefetched))
    await api.post('/v1/ad/click', { ad_id: '1', place: 'home_banner' }, { changes: false, idempotencyKey: 'a' })
    expect([...early.keys()]).toEqual(['/v1/menu', later])
    await expect(api.get('/v1/menu')).resolves.toEqual(prefetched)
  })

  test('serves a call without a token in any session', async () => {
    early.set('/v1/menu', json(prefetched))
    answerCalls({})
    signInLearner()
    await expect(api.get('/v1/menu', { token: false })).resolves.toEqual(prefetched)
  })

  test.each([
    ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has HTTP status 503', () => json(null, 503)],
    ['broke off', () => Promise.resolve({ ok: true, text: () => Promise.reject(new TypeError('broken')) } as unknown as Response)],
  ])('that %s makes the client send its own request', async (_, answer) => {
    early.set('/v1/menu', answer())
    answerCalls({ 'GET /v1/menu': fresh })
    await expect(api.get('/v1/menu')).resolves.toEqual(fresh)
  })

  test('that is a refusal rejects the call', async () => {
    early.set('/v1/menu', Promise.resolve(new Response('{"code":404001,"message":"没有"}')))
    answerCalls({})
    await expect(api.get('/v1/menu')).rejects.toMatchObject({ kind: 'business', message: '没有' })
  })

  test('that never comes ends with the timeout of a call', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
    early.set('/v1/menu', new Promise(() => {}))
    answerCalls({})
    const call = api.get('/v1/menu')
    const outcome = expect(call).rejects.toMatchObject({ kind: 'transport', message: '系统接口请求超时' })
    await jest.advanceTimersByTimeAsync(10_000)
    await outcome
    jest.useRealTimers()
  })

  test('can be cancelled by the call', async () => {
    early.set('/v1/menu', new Promise(() => {}))
    answerCalls({})
    const controller = new AbortController()
    const call = api.get('/v1/menu', { signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ kind: 'cancelled' })
  })

  test('from before a write is dropped', async () => {
    early.set('/v1/menu', json(prefetched))
    answerCalls({ 'GET /v1/menu': fresh, 'POST /v1/order/payment/cancel': {} })
    await api.post('/v1/order/payment/cancel', { order_no: '7' })
    await expect(api.get('/v1/menu')).resolves.toEqual(fresh)
  })
})

describe('the server clock', () => {
  const hour = 3_600_000
  const answer = (headers: Record<string, string>) =>
    Promise.resolve(new Response('{}', { headers: { date: new Date(Date.now() - 3 * hour).toUTCString(), 'cache-control': 'no-store', ...headers } }))

  /** Loads the API client as a page does. Gives the offset of the server's clock that it learns from the prefetched responses. */
  async function offsetFrom(boot: { sentAt?: number; early?: Map<string, Promise<Response>> }): Promise<number> {
    let offset = NaN
    Object.assign(window, { __xhkt: boot })
    await jest.isolateModulesAsync(async () => {
      const { serverNow } = await import('@xhkt/platform/api')
      await Promise.allSettled([...(boot.early?.values() ?? [])])
      offset = serverNow() - Date.now()
    })
    Reflect.deleteProperty(window, '__xhkt')
    return offset
  }

  const failed = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
  const responses = (...all: Promise<Response>[]) => new Map(all.map((each, at) => [`/v1/${at}`, each]))

  test.each([
    ['synchronized before a call uses the response', () => ({ sentAt: Date.now(), early: responses(answer({})) }), -3 * hour],
    ['synchronized when another response failed', () => ({ sentAt: Date.now(), early: responses(failed(), answer({})) }), -3 * hour],
    ['unknown after a response that a cache may keep', () => ({ sentAt: Date.now(), early: responses(answer({ 'cache-control': 'max-age=9' })) }), 0],
    ['unknown without the time of the requests', () => ({ early: responses(answer({})) }), 0],
    ['unknown without a response', () => ({}), 0],
  ])('is %s', async (_, boot, offset) => {
    expect(Math.abs((await offsetFrom(boot())) - offset)).toBeLessThan(5_000)
  })
})
