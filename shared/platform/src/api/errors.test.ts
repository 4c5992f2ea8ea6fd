import { api, ApiError } from '@xhkt/platform/api'
import { useToasts } from '@xhkt/platform/toast'
import { answerCalls, ApiFailure } from '@xhkt/testing/answer-calls'

const toasts = () => useToasts.getState().toasts.map(({ kind, text }) => `${kind}: ${text}`)

const refusal = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw new Error('The call did not fail as it should')
}

const envelope = (body: object) => ApiFailure.raw(JSON.stringify(body))

describe('the envelope [api#response-envelope]', () => {
  test.each([
    ['a success', { code: 200001, message: 'ok', data: { list: [] } }],
    ['a missing code counts as 200001', { data: { list: [] } }],
    ['a code of null counts as missing', { code: null, data: { list: [] } }],
    ['a code sent as text', { code: '200001', data: { list: [] } }],
  ])('resolves: %s', async (_, body) => {
    answerCalls({ 'GET /v1/menu': envelope(body) })
    await expect(api.get('/v1/menu')).resolves.toEqual({ list: [] })
    expect(toasts()).toEqual([])
  })

  test.each([
    ['the message of the server', envelope({ code: 404001, message: '课程不存在' }), 404001, '课程不存在'],
    ['a missing message', envelope({ code: 500000 }), 500000, '系统未知错误，请反馈给管理员'],
    ['an empty message', envelope({ code: 500000, message: '' }), 500000, '系统未知错误，请反馈给管理员'],
    ['a message that is no text', envelope({ code: 500000, message: { a: 1 } }), 500000, '系统未知错误，请反馈给管理员'],
    ['the HTTP status 200 is not the success code', envelope({ code: 200, message: '不行' }), 200, '不行'],
    ['an HTML page instead of an envelope', ApiFailure.raw('<!doctype html><title>登录</title>'), 0, '系统未知错误，请反馈给管理员'],
    ['half an envelope', ApiFailure.raw('{"code":200001,"da'), 0, '系统未知错误，请反馈给管理员'],
    ['no body', ApiFailure.raw(''), 0, '系统未知错误，请反馈给管理员'],
    ['a list instead of an envelope', ApiFailure.raw('[]'), 0, '系统未知错误，请反馈给管理员'],
  ])('rejects: %s', async (_, answer, code, message) => {
    answerCalls({ 'GET /v1/menu': answer })
    expect(await refusal(api.get('/v1/menu'))).toMatchObject({ kind: 'business', code, message, status: 200, name: 'ApiError' })
    expect(toasts()).toEqual([`error: ${message}`])
  })
})

describe('an answer that breaks the contract', () => {
  test.each([
    ['nothing', ApiFailure.raw('{"code":200001,"data":null}')],
    ['no id', envelope({ code: 200001, data: { detail: { user_id: null } } })],
  ])('rejects when an essential field is missing: %s', async (_, answer) => {
    answerCalls({ 'GET /v1/user/detail': answer })
    expect(await refusal(api.get('/v1/user/detail'))).toMatchObject({ kind: 'answer', message: '服务器返回的内容不完整，请稍后重试' })
  })

  test('leaves out items that cannot be read, and resolves', async () => {
    answerCalls({ 'GET /v1/menu': envelope({ code: 200001, data: { list: [null, { id: null }, { id: 7, name: '考研' }] } }) })
    await expect(api.get('/v1/menu')).resolves.toMatchObject({ list: [{ id: '7', name: '考研' }] })
  })
})

describe('transport [api#error-messages]', () => {
  test.each([
    ["'Network Error'", ApiFailure.network(), 0, '网络异常'],
    ['a timeout', ApiFailure.timeout(), 0, '系统接口请求超时'],
    ["'Request failed with status code 404'", ApiFailure.status(404), 404, '系统接口404异常'],
    ["'Request failed with status code 500'", ApiFailure.raw('{"code":500000,"message":"x"}', 500), 500, '系统接口500异常'],
    ["'Request failed with status code 502'", ApiFailure.raw('<html>Bad gateway</html>', 502), 502, '系统接口502异常'],
  ])('%s', async (_, answer, status, message) => {
    answerCalls({ 'GET /v1/menu': answer })
    expect(await refusal(api.get('/v1/menu'))).toMatchObject({ kind: 'transport', status, message })
    expect(toasts()).toEqual([`error: ${message}`])
  })

  test('an error toast stays 5 seconds', async () => {
    jest.useFakeTimers()
    try {
      answerCalls({ 'GET /v1/menu': ApiFailure.network() })
      await refusal(api.get('/v1/menu'))
      jest.advanceTimersByTime(4999)
      expect(toasts()).toEqual(['error: 网络异常'])
      jest.advanceTimersByTime(1)
      expect(toasts()).toEqual([])
    } finally {
      jest.useRealTimers()
    }
  })
})

describe('error toasts', () => {
  const report = { course_id: '1', section_id: '2', session_id: 'abcdefgh', seq: 1, position: 1, duration: 2, played: 1 }

  test.each([ApiFailure.refused(500000, '不行'), ApiFailure.network(), ApiFailure.status(503)])(
    'the study-progress report is silent, failure %# [api#error-messages]',
    async (answer) => {
      answerCalls({ 'POST /v1/video/study/report': answer })
      await refusal(api.post('/v1/video/study/report', report, { idempotencyKey: 'a' }))
      expect(toasts()).toEqual([])
    },
  )

  test('a call can opt out', async () => {
    answerCalls({ 'GET /v1/menu': ApiFailure.refused(500000, '不行') })
    expect(await refusal(api.get('/v1/menu', { toast: false }))).toMatchObject({ message: '不行' })
    expect(toasts()).toEqual([])
  })

  test('the same text is shown once for several calls', async () => {
    answerCalls({ 'GET /v1/menu': ApiFailure.network(), 'GET /v1/home': ApiFailure.network() })
    await Promise.all([refusal(api.get('/v1/menu')), refusal(api.get('/v1/home'))])
    expect(toasts()).toEqual(['error: 网络异常'])
  })
})
