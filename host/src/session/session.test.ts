import { auth, useAuth } from '@xhkt/platform/auth'
import { useToasts } from '@xhkt/platform/toast'
import { answerCalls, ApiFailure, signInLearner } from '@xhkt/testing/answer-calls'
import { isSigningIn, loadUser, refresh, signOut, useUserLoad } from './session.ts'
import { signIn } from './sign-in.ts'

const login = (access_token: string) => ({ access_token, expires_in: 7200, is_bind: 1 as const, openid: '', unionid: '' })
const detail = (user_id: string) => ({ detail: { user_id, nickname: `u${user_id}`, avatar: '', phone: '13800000001' }, tag: null })
const toasts = () => useToasts.getState().toasts.map(({ text }) => text)

test('login: stores the token, then fetches the user, then closes the dialog [session#login]', async () => {
  const seen: unknown[] = []
  const calls = answerCalls({
    'GET /v1/user/detail': () => {
      seen.push(auth.token(), useAuth.getState().dialog)
      return detail('7')
    },
  })
  auth.openLogin()
  await signIn(login('one'))
  expect(seen).toEqual(['one', { form: 'tripartite' }])
  expect(calls[0]?.headers).toMatchObject({ Authorization: 'Bearer one' })
  expect(useAuth.getState()).toMatchObject({ user: { user_id: '7' }, dialog: null })
  expect(toasts()).toEqual(['登录成功'])
  expect(isSigningIn()).toBe(false)
})

test('a login over another session does not show the former user, even if the new one cannot be fetched', async () => {
  let broken = false
  answerCalls({ 'GET /v1/user/detail': () => (broken ? ApiFailure.network() : detail('7')) })
  signInLearner()
  await loadUser()
  broken = true
  await signIn(login('two'))
  expect(useAuth.getState()).toMatchObject({ token: 'two', user: null })
  expect(localStorage.getItem('xhkt_user')).toBeNull()
})

test('a login holds when the user cannot be fetched', async () => {
  answerCalls({ 'GET /v1/user/detail': null as unknown as ReturnType<typeof detail> })
  auth.openLogin()
  await signIn(login('one'))
  expect(useAuth.getState()).toMatchObject({ token: 'one', dialog: null })
  expect(isSigningIn()).toBe(false)
})

describe('logout of the learner [api#success-messages]', () => {
  test('notifies the server with the old token and ends the session without waiting', async () => {
    const calls = answerCalls({ 'GET /v1/logout': () => new Promise(() => {}) })
    signInLearner('old')
    await signOut()
    expect(useAuth.getState()).toMatchObject({ token: null, user: null })
    expect(toasts()).toEqual(['退出登录成功'])
    expect(calls).toMatchObject([{ name: 'GET /v1/logout', headers: { Authorization: 'Bearer old' }, keepalive: true }])
  })

  test.each([ApiFailure.network(), ApiFailure.status(500), ApiFailure.refused(401001, '过期')])('holds when the server fails %#', async (failure) => {
    answerCalls({ 'GET /v1/logout': failure })
    signInLearner()
    await signOut()
    expect(auth.token()).toBeNull()
    expect(toasts()).toEqual(['退出登录成功'])
  })
})

describe('fetching the user', () => {
  test('sends no request without a token', async () => {
    const calls = answerCalls({})
    await loadUser()
    expect(calls).toEqual([])
  })

  test('concurrent callers share one call', async () => {
    const calls = answerCalls({ 'GET /v1/user/detail': detail('7') })
    signInLearner()
    await Promise.all([loadUser(), loadUser()])
    expect(calls).toHaveLength(1)
    await loadUser()
    expect(calls).toHaveLength(2)
  })

  test('a late answer for a former user is dropped', async () => {
    answerCalls({
      'GET /v1/user/detail': () => {
        auth.signOut()
        auth.signIn(login('other'))
        return detail('7')
      },
    })
    signInLearner()
    await loadUser()
    expect(useAuth.getState().user).toBeNull()
  })

  test('an answer that arrives after a login in another tab is not stored for its learner', async () => {
    answerCalls({
      'GET /v1/user/detail': () => {
        document.cookie = 'xhkt_token=theirs; Path=/'
        return detail('7')
      },
    })
    signInLearner()
    await loadUser()
    expect(auth.token()).toBe('theirs')
    expect(localStorage.getItem('xhkt_user')).not.toContain('u7')
  })

  test('an answer that is older than a change in another tab is requested again', async () => {
    let calls = 0
    answerCalls({
      'GET /v1/user/detail': () => {
        if (calls++ > 0) return detail('8')
        localStorage.setItem('xhkt_user', JSON.stringify({ user: { ...detail('8').detail }, tag: null }))
        return detail('7')
      },
    })
    signInLearner()
    await loadUser()
    expect(calls).toBe(2)
    expect(useAuth.getState().user?.nickname).toBe('u8')
    expect(useUserLoad.getState()).toEqual({ failed: false, loading: false })
  })

  test('an answer that is older than a new study target is requested again', async () => {
    const chosen = { id: '2', name: '考研' }
    let calls = 0
    answerCalls({
      'GET /v1/user/detail': () => {
        if (calls++ > 0) return { ...detail('7'), tag: chosen }
        auth.setUser(useAuth.getState().user!, chosen)
        return { ...detail('7'), tag: { id: '1', name: '四六级' } }
      },
    })
    signInLearner()
    await loadUser()
    expect(useAuth.getState().tag).toEqual(chosen)
  })

  test('a failure shows no toast, because the bar shows it until a retry succeeds', async () => {
    let broken = true
    answerCalls({ 'GET /v1/user/detail': () => (broken ? ApiFailure.network() : detail('7')) })
    signInLearner()
    await loadUser()
    expect(toasts()).toEqual([])
    expect(useUserLoad.getState()).toEqual({ failed: true, loading: false })
    broken = false
    const retried = loadUser()
    expect(useUserLoad.getState()).toEqual({ failed: true, loading: true })
    await retried
    expect(useUserLoad.getState()).toEqual({ failed: false, loading: false })
  })

  test('a failure keeps the stored user', async () => {
    answerCalls({ 'GET /v1/user/detail': ApiFailure.network() })
    signInLearner()
    await loadUser()
    expect(useAuth.getState()).toMatchObject({ token: 'test-token', user: { nickname: '小明' } })
  })
})

describe('refreshing', () => {
  test('stores the new token', async () => {
    answerCalls({ 'GET /v1/refresh': login('fresh') })
    signInLearner()
    expect(await refresh()).toBe(true)
    expect(auth.token()).toBe('fresh')
  })

  test.each([
    ['a session expiry code', ApiFailure.refused(401200, '过期')],
    ['any other code', ApiFailure.refused(403001, '账号已停用')],
    ['status 401', ApiFailure.status(401)],
  ])('a refusal by %s logs out and says that the session has expired', async (_, failure) => {
    answerCalls({ 'GET /v1/refresh': failure })
    signInLearner()
    expect(await refresh()).toBe(false)
    expect(auth.token()).toBeNull()
    expect(toasts()).toEqual(['登录状态已过期，请重新登录！'])
  })

  test.each([ApiFailure.network(), ApiFailure.timeout(), ApiFailure.status(503), ApiFailure.refused(429001, '太频繁'), ApiFailure.refused(500000, '系统繁忙')])('a failure %# that is no verdict on the session changes nothing and shows no toast [session#token-and-refresh]', async (failure) => {
    answerCalls({ 'GET /v1/refresh': failure })
    signInLearner()
    expect(await refresh()).toBe(false)
    expect(auth.token()).toBe('test-token')
    expect(toasts()).toEqual([])
  })

  test('a refusal after a refresh in another tab changes nothing', async () => {
    answerCalls({
      'GET /v1/refresh': () => {
        document.cookie = 'xhkt_token=theirs; Path=/'
        return ApiFailure.refused(409001, '已经刷新过')
      },
    })
    signInLearner()
    await refresh()
    expect(auth.token()).toBe('theirs')
    expect(toasts()).toEqual([])
  })

  test.each([
    ['a login', 'theirs', 'xhkt_token=theirs; Path=/'],
    ['a logout', null, 'xhkt_token=; Path=/; Max-Age=0'],
  ])('a new token that arrives after %s in another tab is dropped', async (_, left, cookie) => {
    answerCalls({
      'GET /v1/refresh': () => {
        document.cookie = cookie
        return login('fresh')
      },
    })
    signInLearner()
    expect(await refresh()).toBe(false)
    expect(auth.token()).toBe(left)
  })

  test('a refusal that arrives after a new login does not end it', async () => {
    answerCalls({
      'GET /v1/refresh': () => {
        auth.signIn(login('other'))
        return ApiFailure.refused(403001, '旧的')
      },
    })
    signInLearner()
    await refresh()
    expect(auth.token()).toBe('other')
    expect(toasts()).toEqual([])
  })
})
