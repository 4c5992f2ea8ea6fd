import { auth, requestLogin, useAuth } from '@xhkt/platform/auth'

const login = (access_token = 'secret', expires_in = 7200) => ({ access_token, expires_in, is_bind: 1 as const, openid: '', unionid: '' })
const user = { user_id: '1', nickname: '小明', avatar: 'a.png', phone: '13800000001' }
const tag = { id: '1', name: '会员' }

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') }))

afterEach(() => {
  auth.signOut()
  auth.closeLogin()
  jest.useRealTimers()
})

describe('login: token and expiry are stored, then user info is fetched [session#login]', () => {
  test('stores token and expiry in the state and in cookies', () => {
    auth.signIn(login())
    expect(auth.token()).toBe('secret')
    expect(useAuth.getState().expiresAt).toBe(Date.parse('2026-01-01T02:00:00Z') / 1000)
    expect(document.cookie).toBe('xhkt_token=secret; xhkt_expires=1767232800')
  })

  test('the cookies are SameSite=Lax, have the path /, and end with the session', () => {
    const written = jest.spyOn(document, 'cookie', 'set')
    auth.signIn(login('a;b=c'))
    expect(written).toHaveBeenCalledWith('xhkt_token=a%3Bb%3Dc; Path=/; Max-Age=7200; SameSite=Lax')
    expect(written).toHaveBeenCalledWith('xhkt_expires=1767232800; Path=/; Max-Age=7200; SameSite=Lax')
  })

  test.each([
    ['小明', '小明'],
    ['', '13800000001'],
    ['  ', '13800000001'],
    [undefined as unknown as string, '13800000001'],
  ])('a nickname %j is shown as %s [entities#user-info]', (nickname, shown) => {
    auth.signIn(login())
    auth.setUser({ ...user, nickname }, tag)
    expect(useAuth.getState()).toMatchObject({ user: { ...user, nickname: shown }, tag })
  })

  test('a field that the server leaves out is empty', () => {
    const none = null as unknown as string
    auth.signIn(login())
    auth.setUser({ ...user, nickname: none, avatar: none, phone: none }, tag)
    expect(useAuth.getState().user).toEqual({ user_id: '1', nickname: '', avatar: '', phone: '' })
  })

  test('user info equal to the stored one is not stored again', () => {
    auth.signIn(login('secret'))
    auth.setUser(user, tag)
    const write = jest.spyOn(Storage.prototype, 'setItem')
    auth.setUser(user, tag)
    expect(write).not.toHaveBeenCalled()
  })

  test('user info that arrives after the logout is dropped', () => {
    auth.signIn(login())
    auth.signOut()
    auth.setUser(user, tag)
    expect(useAuth.getState().user).toBeNull()
    expect(localStorage.getItem('xhkt_user')).toBeNull()
  })
})

describe('logout', () => {
  test('clears token, nickname, avatar, stored user info and stored expiry [session#logout]', () => {
    auth.signIn(login())
    auth.setUser(user, tag)
    expect(localStorage.getItem('xhkt_user')).toContain('a.png')
    auth.signOut()
    expect(useAuth.getState()).toMatchObject({ token: null, expiresAt: 0, user: null, tag: null })
    expect(document.cookie).toBe('')
    expect(localStorage.getItem('xhkt_user')).toBeNull()
  })
})

describe('expiredUserId', () => {
  const enter = (user_id = '1') => {
    auth.signIn(login())
    auth.setUser({ ...user, user_id }, tag)
  }
  const cases: [what: string, end: () => void, expiredUserId: string | null][] = [
    ['is null after a logout', () => auth.signOut(), null],
    ['is the learner whose session the server ends', () => auth.signOut('expired'), '1'],
    ['is the learner whose session expires', () => jest.advanceTimersByTime(7_200_000), '1'],
    ['stays after a login until the new user is known', () => {
      auth.signOut('expired')
      auth.signIn(login())
    }, '1'],
    ['stays when a session of an unknown user expires', () => {
      auth.signOut('expired')
      auth.signIn(login())
      auth.signOut('expired')
    }, '1'],
    ['is null after clearExpiredUser', () => {
      auth.signOut('expired')
      enter('2')
      auth.clearExpiredUser()
    }, null],
    ['is null after another login and a logout', () => {
      auth.signOut('expired')
      enter()
      auth.signOut()
    }, null],
  ]
  test.each(cases)('%s', (_, end, expiredUserId) => {
    enter()
    end()
    expect(useAuth.getState()).toMatchObject({ expiredUserId })
  })
})

describe('a session: lifetime from expires_in seconds [session#token-and-refresh]', () => {
  test('ends by a timer', () => {
    auth.signIn(login('secret', 60))
    jest.advanceTimersByTime(59_999)
    expect(useAuth.getState().token).toBe('secret')
    jest.advanceTimersByTime(1)
    expect(useAuth.getState().token).toBeNull()
  })

  test('has no token after a machine slept through its end', () => {
    auth.signIn(login('secret', 60))
    jest.setSystemTime(Date.now() + 61_000)
    expect(auth.token()).toBeNull()
    expect(useAuth.getState().token).toBeNull()
  })

  test('ends within 30 s of waking up', () => {
    auth.signIn(login('secret', 7200))
    jest.setSystemTime(Date.now() + 7_300_000)
    jest.advanceTimersByTime(30_000)
    expect(useAuth.getState().token).toBeNull()
  })

  test.each(['1999-12-31T23:00:00Z', '2040-06-01T00:00:00Z'])('has its lifetime in a browser whose clock says %s', (now) => {
    jest.setSystemTime(new Date(now))
    auth.signIn(login('secret', 60))
    expect(auth.token()).toBe('secret')
    jest.advanceTimersByTime(60_000)
    expect(auth.token()).toBeNull()
  })

  test('is prolonged by a refresh', () => {
    auth.signIn(login('first', 60))
    auth.setUser(user, tag)
    auth.signIn(login('second', 120))
    jest.advanceTimersByTime(119_000)
    expect(useAuth.getState()).toMatchObject({ token: 'second', user })
  })

  test('can last longer than the longest timer', () => {
    auth.signIn(login('secret', 90 * 86_400))
    jest.advanceTimersByTime(89 * 86_400_000)
    expect(useAuth.getState().token).toBe('secret')
    jest.advanceTimersByTime(86_400_000)
    expect(useAuth.getState().token).toBeNull()
  })
})

describe('requestLogin', () => {
  test('resolves to true at once for a learner', async () => {
    auth.signIn(login())
    await expect(requestLogin()).resolves.toBe(true)
    expect(useAuth.getState().dialog).toBeNull()
  })

  test('opens the dialog, and resolves to true when it closes after the login', async () => {
    const answers = [requestLogin(), requestLogin()]
    expect(useAuth.getState().dialog).toEqual({ form: 'tripartite' })
    const settled = jest.fn()
    void Promise.all(answers).then(settled)
    auth.signIn(login())
    await Promise.resolve()
    expect(settled).not.toHaveBeenCalled()
    expect(useAuth.getState().dialog).toEqual({ form: 'tripartite' })
    auth.closeLogin()
    await expect(Promise.all(answers)).resolves.toEqual([true, true])
    expect(useAuth.getState().dialog).toBeNull()
  })

  test('resolves to false for all callers when the learner closes the dialog, and the next call opens it again', async () => {
    const answers = [requestLogin(), requestLogin()]
    auth.closeLogin()
    await expect(Promise.all(answers)).resolves.toEqual([false, false])
    const again = requestLogin()
    expect(useAuth.getState().dialog).toEqual({ form: 'tripartite' })
    auth.signIn(login())
    auth.closeLogin()
    await expect(again).resolves.toBe(true)
  })

  test('does not replace an open form', () => {
    auth.openLogin('login')
    void requestLogin()
    expect(useAuth.getState().dialog).toEqual({ form: 'login' })
  })

  test('opens the dialog when the session has expired', () => {
    auth.signIn(login('secret', 60))
    jest.setSystemTime(Date.now() + 61_000)
    void requestLogin()
    expect(useAuth.getState().dialog).toEqual({ form: 'tripartite' })
  })
})
