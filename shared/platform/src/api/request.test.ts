import { api, deviceId } from '@xhkt/platform/api'
import { useToasts } from '@xhkt/platform/toast'
import { answerCalls, ApiFailure, signInLearner } from '@xhkt/testing/answer-calls'

const menu = { list: [] }
const order = { order_no: '7' }

describe('a request', () => {
  test('has the headers of a visitor [api#requests]', async () => {
    const calls = answerCalls({ 'GET /v1/menu': menu })
    await api.get('/v1/menu')
    expect(calls[0]?.headers).toMatchObject({ 'Device-Id': deviceId(), 'Client-Type': 'web', 'Client-Source': '0', 'Client-Version': '100' })
    expect(calls[0]?.headers).not.toHaveProperty('Authorization')
  })

  test('has the bearer token of a learner, unless the call opts out [api#requests]', async () => {
    const calls = answerCalls({ 'GET /v1/menu': menu })
    signInLearner('secret')
    await api.get('/v1/menu')
    await api.get('/v1/menu', { token: false })
    expect(calls[0]?.headers).toHaveProperty('Authorization', 'Bearer secret')
    expect(calls[1]?.headers).not.toHaveProperty('Authorization')
  })

  test('has a query and a JSON body', async () => {
    const calls = answerCalls({ 'GET /v1/course/list': { list: [], total: 0, page: 2, page_size: 20, category: null }, 'POST /v1/order/payment/cancel': {} })
    await api.get('/v1/course/list', { query: { course_category_id: '3', page: 2, sort: undefined } })
    await api.post('/v1/order/payment/cancel', order)
    expect(calls[0]?.query).toEqual({ course_category_id: '3', page: '2' })
    expect(calls[1]).toMatchObject({ body: order, headers: { 'Content-Type': 'application/json' } })
  })

  test.each([{ keepalive: false }, { keepalive: true }])('has clean texts in its body %j [api#text]', async (options) => {
    const calls = answerCalls({ 'POST /v1/order/payment/cancel': {} })
    await api.post('/v1/order/payment/cancel', { ...order, reason: '不\u0000想\r\n\u202E买 😀\uD83D' }, options)
    expect(calls[0]?.body).toEqual({ ...order, reason: '不想\n买 😀\uFFFD' })
  })

  test('that outlives the page has the same headers and body', async () => {
    const calls = answerCalls({ 'POST /v1/order/payment/cancel': {} })
    signInLearner('secret')
    await expect(api.post('/v1/order/payment/cancel', order, { keepalive: true })).resolves.toEqual({})
    expect(calls[0]).toMatchObject({
      keepalive: true,
      body: order,
      headers: { Authorization: 'Bearer secret', 'Content-Type': 'application/json', 'Client-Version': '100' },
    })
  })

  test.each([
    [ApiFailure.network(), '网络异常'],
    [ApiFailure.status(503), '系统接口503异常'],
    [ApiFailure.refused(409001, '不行'), '不行'],
  ])('that outlives the page fails with the same message, failure %#', async (failure, message) => {
    answerCalls({ 'POST /v1/order/payment/cancel': failure })
    await expect(api.post('/v1/order/payment/cancel', order, { keepalive: true })).rejects.toMatchObject({ message })
  })
})

describe('cancelling', () => {
  const toasts = () => useToasts.getState().toasts

  test.each([{ keepalive: false }, { keepalive: true }])('rejects without a toast %j', async (options) => {
    answerCalls({ 'GET /v1/menu': () => new Promise(() => {}) })
    const controller = new AbortController()
    const call = api.get('/v1/menu', { ...options, signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ kind: 'cancelled' })
    expect(toasts()).toEqual([])
  })

  test('before the request is sent: nothing is sent, and the next call is no duplicate', async () => {
    const calls = answerCalls({ 'POST /v1/order/payment/cancel': {} })
    await expect(api.post('/v1/order/payment/cancel', order, { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'cancelled' })
    await api.post('/v1/order/payment/cancel', order)
    expect(calls).toHaveLength(1)
    expect(toasts()).toEqual([])
  })
})

describe('binary answers [api#response-envelope]', () => {
  test('are returned as they are', async () => {
    answerCalls({ 'GET /v1/menu': ApiFailure.raw('%PDF-1.7') })
    const blob = await api.blob('/v1/menu')
    expect(blob).toBeInstanceOf(Blob)
    expect(blob.size).toBe(8)
  })

  test('with an HTTP error reject', async () => {
    answerCalls({ 'GET /v1/menu': ApiFailure.status(404) })
    await expect(api.blob('/v1/menu')).rejects.toMatchObject({ message: '系统接口404异常' })
  })
})
