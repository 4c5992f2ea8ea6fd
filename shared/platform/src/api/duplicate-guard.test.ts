import { api } from '@xhkt/platform/api'
import { useToasts } from '@xhkt/platform/toast'
import { answerCalls, ApiFailure } from '@xhkt/testing/answer-calls'

const cancel = (order_no = '7', repeat?: boolean) => api.post('/v1/order/payment/cancel', { order_no }, { repeat })
const toasts = () => useToasts.getState().toasts.map(({ text }) => text)

describe('duplicate guard', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
  afterEach(() => jest.useRealTimers())

  const change = () => api.put('/v1/user/password', { sms_code: '123456', password: 'study2026' })

  test.each([
    ['POST', cancel],
    ['PUT', change],
  ])('drops the second %s, with the message [api#duplicate-submissions]', async (_, submit) => {
    const calls = answerCalls({ 'POST /v1/order/payment/cancel': {}, 'PUT /v1/user/password': {} })
    const first = submit()
    await expect(submit()).rejects.toMatchObject({ kind: 'duplicate', message: '数据正在处理，请勿重复提交' })
    await first
    expect(calls).toHaveLength(1)
    expect(toasts()).toEqual(['数据正在处理，请勿重复提交'])
  })

  test.each([
    [999, 1],
    [1000, 2],
  ])('has a window of 1000 ms: after %i ms, %i have left [api#duplicate-submissions]', async (wait, sent) => {
    const calls = answerCalls({ 'POST /v1/order/payment/cancel': {} })
    await cancel()
    jest.advanceTimersByTime(wait)
    await cancel().catch(() => null)
    expect(calls).toHaveLength(sent)
  })

  test('drops a call to the same path with another body', async () => {
    answerCalls({ 'POST /v1/order/payment/cancel': {} })
    await cancel('7')
    await expect(cancel('8')).rejects.toMatchObject({ kind: 'duplicate' })
  })

  test('counts a call that failed, but not one that was dropped', async () => {
    const calls = answerCalls({ 'POST /v1/order/payment/cancel': ApiFailure.network() })
    for (const wait of [600, 600, 0]) {
      await cancel().catch(() => null)
      jest.advanceTimersByTime(wait)
    }
    expect(calls).toHaveLength(2)
  })

  test('another path, a GET, and a call that opts out pass [api#duplicate-submissions]', async () => {
    const calls = answerCalls({ 'POST /v1/order/payment/cancel': {}, 'POST /v1/sendSms': {}, 'GET /v1/menu': { list: [] } })
    await cancel()
    await api.post('/v1/sendSms', { phone: '13800000001', type: 1 })
    await api.get('/v1/menu')
    await api.get('/v1/menu')
    await cancel('7', true)
    expect(calls).toHaveLength(5)
    expect(toasts()).toEqual([])
  })

  test('calls with an idempotency key pass, and have it as a header [api#idempotency-keys]', async () => {
    const calls = answerCalls({ 'POST /v1/user/course/reserve': { section_id: '1', reserved: true, reserved_count: 1 } })
    for (const section_id of ['1', '2']) {
      await api.post('/v1/user/course/reserve', { course_id: '12', section_id }, { idempotencyKey: `key ${section_id}` })
    }
    expect(calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['key 1', 'key 2'])
    expect(toasts()).toEqual([])
  })

  test('a call without an idempotency key has no such header', async () => {
    const calls = answerCalls({ 'POST /v1/order/payment/cancel': {} })
    await cancel()
    expect(calls[0]?.headers).not.toHaveProperty('Idempotency-Key')
  })

  test('drops a call without toasts in silence', async () => {
    answerCalls({ 'POST /v1/order/payment/cancel': {} })
    await cancel()
    await expect(api.post('/v1/order/payment/cancel', { order_no: '7' }, { toast: false })).rejects.toMatchObject({ kind: 'duplicate' })
    expect(toasts()).toEqual([])
  })
})
