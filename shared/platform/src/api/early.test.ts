import { api } from '@xhkt/platform/api'
import { answerCalls, signInLearner } from '@xhkt/testing/answer-calls'

const early = new Map<string, Promise<Response>>()
const boot = { early, earlyToken: '' }
const json = (data: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify({ code: 200001, data }), { status }))
const asked = { list: [{ id: '1', name: '早' }] }
const fresh = { list: [{ id: '2', name: '晚' }] }

describe('answers that the boot script asked for', () => {
  beforeEach(() => {
    early.clear()
    boot.earlyToken = ''
    Object.assign(window, { __xhkt: boot })
  })
  afterEach(() => Reflect.deleteProperty(window, '__xhkt'))

  test('are taken once', async () => {
    early.set('/v1/menu', json(asked))
    const calls = answerCalls({ 'GET /v1/menu': fresh })
    await expect(api.get('/v1/menu')).resolves.toEqual(asked)
    expect(calls).toEqual([])
    await expect(api.get('/v1/menu')).resolves.toEqual(fresh)
  })

  test('are found whatever the order of the query', async () => {
    early.set('/v1/video/play?course_id=1&section_id=2', json(asked))
    answerCalls({})
    await expect(api.get('/v1/video/play', { query: { section_id: '2', course_id: '1' } })).resolves.toEqual(asked)
  })

  test('of another query are left', async () => {
    early.set('/v1/course/detail?course_id=1', json(asked))
    const calls = answerCalls({ 'GET /v1/course/detail': () => new Promise(() => {}) })
    void api.get('/v1/course/detail', { query: { course_id: '12' } })
    await Promise.resolve()
    expect(calls).toHaveLength(1)
    expect(early.size).toBe(1)
  })

  test.each([
    ['a visitor, who has signed in since', '', 'new', 1],
    ['a learner, who is another now', 'old', 'new', 1],
    ['the same learner', 'same', 'same', 0],
  ])('asked for by %s', async (_, earlyToken, token, sent) => {
    boot.earlyToken = earlyToken
    early.set('/v1/menu', json(asked))
    const calls = answerCalls({ 'GET /v1/menu': fresh })
    signInLearner(token)
    await api.get('/v1/menu')
    expect(calls).toHaveLength(sent)
  })

  test('that were asked for while a write was under way are dropped with it', async () => {
    const calls = answerCalls({
      'POST /v1/order/payment/cancel': () => {
        early.set('/v1/menu', json(asked))
        return {}
      },
      'GET /v1/menu': fresh,
    })
    signInLearner()
    await api.post('/v1/order/payment/cancel', { order_no: '1' })
    await expect(api.get('/v1/menu', { token: false })).resolves.toEqual(fresh)
    expect(calls).toHaveLength(2)
  })

  test('stay through a write that changes no answer, those that were asked for meanwhile too', async () => {
    const later = '/v1/course/detail?course_id=1'
    answerCalls({
      'POST /v1/ad/click': () => {
        early.set(later, json(fresh))
        return {}
      },
    })
    early.set('/v1/menu', json(asked))
    await api.post('/v1/ad/click', { ad_id: '1', place: 'home_banner' }, { changes: false })
    expect([...early.keys()]).toEqual(['/v1/menu', later])
    await expect(api.get('/v1/menu')).resolves.toEqual(asked)
  })

  test('serve a call that needs no token in any session', async () => {
    early.set('/v1/menu', json(asked))
    answerCalls({})
    signInLearner()
    await expect(api.get('/v1/menu', { token: false })).resolves.toEqual(asked)
  })

  test.each([
    ['did not come', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['came with HTTP 503', () => json(null, 503)],
    ['broke off', () => Promise.resolve({ ok: true, text: () => Promise.reject(new TypeError('broken')) } as unknown as Response)],
  ])('that %s make the client ask by itself', async (_, answer) => {
    early.set('/v1/menu', answer())
    answerCalls({ 'GET /v1/menu': fresh })
    await expect(api.get('/v1/menu')).resolves.toEqual(fresh)
  })

  test('that refuse are answers', async () => {
    early.set('/v1/menu', Promise.resolve(new Response('{"code":404001,"message":"没有"}')))
    answerCalls({})
    await expect(api.get('/v1/menu')).rejects.toMatchObject({ kind: 'business', message: '没有' })
  })

  test('that never come end with the time-out of section 9', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
    early.set('/v1/menu', new Promise(() => {}))
    answerCalls({})
    const call = api.get('/v1/menu')
    const outcome = expect(call).rejects.toMatchObject({ kind: 'transport', message: '系统接口请求超时' })
    await jest.advanceTimersByTimeAsync(10_000)
    await outcome
    jest.useRealTimers()
  })

  test('can be cancelled', async () => {
    early.set('/v1/menu', new Promise(() => {}))
    answerCalls({})
    const controller = new AbortController()
    const call = api.get('/v1/menu', { signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ kind: 'cancelled' })
  })

  test('from before a write are dropped', async () => {
    early.set('/v1/menu', json(asked))
    answerCalls({ 'GET /v1/menu': fresh, 'POST /v1/order/payment/cancel': {} })
    await api.post('/v1/order/payment/cancel', { order_no: '7' })
    await expect(api.get('/v1/menu')).resolves.toEqual(fresh)
  })
})

describe('the time of the server', () => {
  const hour = 3_600_000
  const answer = (headers: Record<string, string>) =>
    Promise.resolve(new Response('{}', { headers: { date: new Date(Date.now() - 3 * hour).toUTCString(), 'cache-control': 'no-store', ...headers } }))

  /** The API client starts, as with a page. By how much it takes the server to be ahead after what the boot script has asked for. */
  async function known(boot: { asked?: number; early?: Map<string, Promise<Response>> }): Promise<number> {
    let ahead = NaN
    Object.assign(window, { __xhkt: boot })
    await jest.isolateModulesAsync(async () => {
      const { serverNow } = await import('@xhkt/platform/api')
      await Promise.allSettled([...(boot.early?.values() ?? [])])
      ahead = serverNow() - Date.now()
    })
    Reflect.deleteProperty(window, '__xhkt')
    return ahead
  }

  const failed = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
  const begun = (...all: Promise<Response>[]) => new Map(all.map((each, at) => [`/v1/${at}`, each]))

  test.each([
    ['before anybody takes an answer over', () => ({ asked: Date.now(), early: begun(answer({})) }), -3 * hour],
    ['beside an answer that failed', () => ({ asked: Date.now(), early: begun(failed(), answer({})) }), -3 * hour],
    ['not, by one that a cache may have kept', () => ({ asked: Date.now(), early: begun(answer({ 'cache-control': 'max-age=9' })) }), 0],
    ['not, by a script that does not say when it asked', () => ({ early: begun(answer({})) }), 0],
    ['not, where nothing was asked for', () => ({}), 0],
  ])('is known %s', async (_, begin, ahead) => {
    expect(Math.abs((await known(begin())) - ahead)).toBeLessThan(5_000)
  })
})
