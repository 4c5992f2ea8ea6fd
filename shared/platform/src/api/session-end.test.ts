import { api } from '@xhkt/platform/api'
import { auth, useAuth } from '@xhkt/platform/auth'
import { useToasts } from '@xhkt/platform/toast'
import { answerCalls, ApiFailure, signInLearner } from '@xhkt/testing/answer-calls'

const toasts = () => useToasts.getState().toasts.map(({ text }) => text)
const expired = ApiFailure.refused(401001, '请登录')
const message = '登录状态已过期，请重新登录！'

describe('when the session is over [api#session-expiry-codes]', () => {
  test.each([401001, 401200, 401201])('code %i shows a toast, logs out and rejects', async (code) => {
    answerCalls({ 'GET /v1/refresh': ApiFailure.refused(code, '别的话') })
    signInLearner()
    await expect(api.get('/v1/refresh')).rejects.toMatchObject({ kind: 'expired', code, message })
    expect(toasts()).toEqual([message])
    expect(useAuth.getState()).toMatchObject({ token: null, user: null })
    expect(document.cookie).not.toContain('xhkt_token=t')
  })

  test('HTTP 401 from a gateway ends the session too', async () => {
    answerCalls({ 'GET /v1/refresh': ApiFailure.raw('{"code":401001}', 401) })
    signInLearner()
    await expect(api.get('/v1/refresh')).rejects.toMatchObject({ kind: 'expired', status: 401 })
    expect(auth.token()).toBeNull()
  })

  test('another 401xxx code is a business error', async () => {
    answerCalls({ 'GET /v1/refresh': ApiFailure.refused(401002, '验证码错误') })
    signInLearner()
    await expect(api.get('/v1/refresh')).rejects.toMatchObject({ kind: 'business', message: '验证码错误' })
    expect(auth.token()).toBe('test-token')
  })

  test('several calls that fail at once log out once and show one toast', async () => {
    answerCalls({ 'GET /v1/refresh': expired, 'GET /v1/user/detail': expired, 'GET /v1/user/course/list': expired })
    signInLearner()
    const signOut = jest.spyOn(auth, 'signOut')
    const calls = [api.get('/v1/refresh'), api.get('/v1/user/detail'), api.get('/v1/user/course/list')]
    const kinds = (await Promise.allSettled(calls)).map((result) => result.status === 'rejected' && (result.reason as Error).message)
    expect(kinds).toEqual([message, message, message])
    expect(signOut).toHaveBeenCalledTimes(1)
    expect(toasts()).toEqual([message])
  })

  test.each([
    ['shown to the learner who has made the call, also after a refresh', () => auth.signIn({ access_token: 'fresh', expires_in: 60, is_bind: 1, openid: '', unionid: '' }), ['网络异常']],
    ['not shown after a logout', () => auth.signOut(), []],
    ['not shown after an expiry', () => auth.signOut('expired'), []],
    ['not shown to another learner', () => auth.setUser({ user_id: '2', nickname: '', avatar: '', phone: '' }, null), []],
  ])('a late failure is %s', async (_, happen, shown) => {
    let answer: (failure: ApiFailure) => void = () => {}
    answerCalls({ 'DELETE /v1/user/address': () => new Promise<ApiFailure>((resolve) => (answer = resolve)) })
    signInLearner()
    const call = api.delete('/v1/user/address', { address_id: '1' })
    await Promise.resolve()
    happen()
    answer(ApiFailure.network())
    await expect(call).rejects.toMatchObject({ kind: 'transport' })
    expect(toasts()).toEqual(shown)
  })

  test('an answer to an old token does not end the new session', async () => {
    let answer: (failure: ApiFailure) => void = () => {}
    answerCalls({ 'GET /v1/user/detail': () => new Promise<ApiFailure>((resolve) => (answer = resolve)) })
    signInLearner('old')
    const call = api.get('/v1/user/detail')
    await Promise.resolve()
    signInLearner('new')
    answer(expired)
    await expect(call).rejects.toMatchObject({ kind: 'expired' })
    expect(auth.token()).toBe('new')
    expect(toasts()).toEqual([])
  })

  test('an answer to an old token does not end a session that another tab has just renewed', async () => {
    let answer: (failure: ApiFailure) => void = () => {}
    answerCalls({ 'GET /v1/refresh': () => new Promise<ApiFailure>((resolve) => (answer = resolve)) })
    signInLearner('old')
    const call = api.get('/v1/refresh')
    await Promise.resolve()
    document.cookie = 'xhkt_token=new; Path=/'
    answer(expired)
    await expect(call).rejects.toMatchObject({ kind: 'expired' })
    expect(useAuth.getState().token).toBe('new')
    expect(toasts()).toEqual([])
  })

  test('a call without error toasts still shows the toast of the expiry', async () => {
    answerCalls({ 'GET /v1/user/detail': expired })
    signInLearner()
    await expect(api.get('/v1/user/detail', { toast: false })).rejects.toMatchObject({ kind: 'expired' })
    expect(toasts()).toEqual([message])
  })

  test('the study-progress report, which otherwise shows no toast, shows this one', async () => {
    answerCalls({ 'POST /v1/video/study/report': expired })
    signInLearner()
    const report = { course_id: '1', section_id: '2', session_id: 'abcdefgh', seq: 1, position: 1, duration: 2, played: 1 }
    await expect(api.post('/v1/video/study/report', report, { idempotencyKey: 'a' })).rejects.toMatchObject({ kind: 'expired' })
    expect(toasts()).toEqual([message])
    expect(auth.token()).toBeNull()
  })
})
