import type * as Auth from '@xhkt/platform/auth'

const login = (access_token: string) => ({ access_token, expires_in: 7200, is_bind: 1 as const, openid: '', unionid: '' })
const user = { user_id: '1', nickname: '小明', avatar: '', phone: '13800000001' }

type Tab = typeof Auth

/** A tab has its own modules. Tabs share cookies and local storage. */
async function openTab(): Promise<Tab> {
  let tab: Tab | undefined
  await jest.isolateModulesAsync(async () => void (tab = await import('@xhkt/platform/auth')))
  return tab!
}

let changed: (string | null)[] = []

/** Sends the storage events of all changes so far, as the browser does with a delay. */
const deliver = (): void => changed.splice(0).forEach((key) => dispatchEvent(new StorageEvent('storage', { key })))

let here: Tab
let there: Tab

beforeEach(async () => {
  changed = []
  const write = Storage.prototype.setItem
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this.getItem(key) !== value) changed.push(key)
    write.call(this, key, value)
  })
  here = await openTab()
  there = await openTab()
})

afterEach(() => {
  here.auth.signOut()
  deliver()
  localStorage.clear()
})

describe('another tab is followed without a reload [session#logout]', () => {
  test('login, then user info, then logout', () => {
    here.auth.signIn(login('secret'))
    deliver()
    expect(there.useAuth.getState()).toMatchObject({ token: 'secret', expiresAt: here.useAuth.getState().expiresAt, user: null })
    here.auth.setUser(user, null)
    deliver()
    expect(there.useAuth.getState().user).toEqual(user)
    there.auth.signOut()
    deliver()
    expect(here.useAuth.getState()).toMatchObject({ token: null, user: null })
  })

  test('a login in another tab settles requestLogin and closes the dialog', async () => {
    const answer = here.requestLogin()
    there.auth.signIn(login('secret'))
    deliver()
    await expect(answer).resolves.toBe(true)
    expect(here.useAuth.getState().dialog).toBeNull()
  })

  test('an open dialog stays open while nothing happens in other tabs', () => {
    here.auth.openLogin()
    dispatchEvent(new Event('focus'))
    expect(here.useAuth.getState().dialog).toEqual({ form: 'tripartite' })
  })

  test('a login of another learner in another tab replaces the user', () => {
    here.auth.signIn(login('first'))
    here.auth.setUser(user, null)
    deliver()
    here.auth.signOut()
    here.auth.signIn(login('second'))
    here.auth.setUser({ ...user, user_id: '2', nickname: '小红' }, null)
    deliver()
    expect(there.useAuth.getState()).toMatchObject({ token: 'second', user: { nickname: '小红' } })
  })

  test('an expiry in another tab sets expiredUserId', () => {
    here.auth.signIn(login('secret'))
    here.auth.setUser(user, null)
    deliver()
    there.auth.signOut('expired')
    deliver()
    expect(here.useAuth.getState()).toMatchObject({ token: null, user: null, expiredUserId: '1' })
    expect(there.useAuth.getState().expiredUserId).toBe('1')
  })

  test('an expiry in another tab sets expiredUserId when the cookies go later than the stored user', () => {
    here.auth.signIn(login('secret'))
    here.auth.setUser(user, null)
    deliver()
    const cookies = document.cookie.split('; ')
    there.auth.signOut('expired')
    for (const cookie of cookies) document.cookie = `${cookie}; Path=/`
    deliver()
    expect(here.useAuth.getState()).toMatchObject({ token: 'secret', user })
    for (const cookie of cookies) document.cookie = `${cookie}; Path=/; Max-Age=0`
    dispatchEvent(new Event('focus'))
    expect(here.useAuth.getState()).toMatchObject({ token: null, user: null, expiredUserId: '1' })
  })

  test('a logout in another tab clears expiredUserId', () => {
    here.auth.signIn(login('secret'))
    here.auth.setUser(user, null)
    deliver()
    here.auth.signOut('expired')
    deliver()
    there.auth.signIn(login('again'))
    there.auth.setUser(user, null)
    there.auth.signOut()
    deliver()
    expect(here.useAuth.getState()).toMatchObject({ token: null, expiredUserId: null })
  })

  test('a logout in another tab is no expiry, even if the lifetime ends before this tab notices', () => {
    here.auth.signIn(login('secret'))
    here.auth.setUser(user, null)
    deliver()
    there.auth.signOut()
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8_000_000)
    expect(here.auth.token()).toBeNull()
    expect(here.useAuth.getState().expiredUserId).toBeNull()
    expect(localStorage.getItem('xhkt_session_changed')).toMatch(/^logout\./)
  })

  describe('when the cookies go before the broadcast, the session ends, and expiredUserId', () => {
    const removeCookieAfter = (seconds: number): void => {
      here.auth.signIn(login('secret'))
      here.auth.setUser(user, null)
      document.cookie = 'xhkt_token=; Path=/; Max-Age=0'
      jest.setSystemTime(Date.now() + seconds * 1000)
      dispatchEvent(new Event('focus'))
      expect(here.useAuth.getState()).toMatchObject({ token: null, user: null, expiredUserId: '1' })
    }
    const receive = (end: string): void => {
      localStorage.setItem('xhkt_session_changed', `${end}.1.1`)
      dispatchEvent(new StorageEvent('storage', { key: 'xhkt_session_changed' }))
    }
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    test.each([
      ['stays when the broadcast is an expiry', 7_000, 'expired', '1'],
      ['is cleared when the broadcast is a logout', 7_000, 'logout', null],
      ['is cleared when no broadcast comes before the end of the lifetime', 7_000, null, null],
      ['stays at the end of the lifetime', 7_199, null, '1'],
    ] as const)('%s', (_, seconds, end, expiredUserId) => {
      removeCookieAfter(seconds)
      if (end) receive(end)
      jest.advanceTimersByTime(1_000)
      expect(here.useAuth.getState()).toMatchObject({ token: null, user: null, expiredUserId })
    })
  })

  test.each([
    ['when the tab is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['when its window gets the focus', () => dispatchEvent(new Event('focus'))],
    ['when the page comes back from the history', () => dispatchEvent(new Event('pageshow'))],
    ['when the storage is cleared', () => dispatchEvent(new StorageEvent('storage', { key: null }))],
  ])('a login is noticed without its own storage event, %s', (_, happen) => {
    here.auth.signIn(login('secret'))
    expect(there.useAuth.getState().token).toBeNull()
    happen()
    expect(there.useAuth.getState().token).toBe('secret')
  })

  test('a login is noticed when the cookies come after the broadcast', () => {
    jest.useFakeTimers()
    dispatchEvent(new StorageEvent('storage', { key: 'xhkt_session_changed' }))
    here.auth.signIn(login('secret'))
    expect(there.useAuth.getState().token).toBeNull()
    jest.advanceTimersByTime(500)
    expect(there.useAuth.getState().token).toBe('secret')
    jest.useRealTimers()
  })

  test('changes of other storage keys are ignored', () => {
    here.auth.signIn(login('secret'))
    dispatchEvent(new StorageEvent('storage', { key: 'xhkt_device_id' }))
    expect(there.useAuth.getState().token).toBeNull()
  })

  test('a login with a full storage is noticed when the other tab gets the focus', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    here.auth.signIn(login('secret'))
    here.auth.setUser(user, null)
    dispatchEvent(new Event('focus'))
    expect(here.useAuth.getState().user).toEqual(user)
    expect(there.useAuth.getState().token).toBe('secret')
  })

  test('where cookies are blocked the session lives in its page and expires there', () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    here.auth.signIn(login('secret'))
    dispatchEvent(new Event('focus'))
    expect(here.auth.token()).toBe('secret')
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8_000_000)
    dispatchEvent(new Event('pageshow'))
    expect(here.useAuth.getState().token).toBeNull()
  })
})

describe('a new tab', () => {
  test('has the stored session and its user', async () => {
    here.auth.signIn(login('secret'))
    here.auth.setUser(user, { id: '1', name: '会员' })
    const { useAuth } = await openTab()
    expect(useAuth.getState()).toMatchObject({ token: 'secret', user, tag: { name: '会员' }, dialog: null })
  })

  test('removes the stored user of a session that ended', async () => {
    localStorage.setItem('xhkt_user', JSON.stringify({ user, tag: null }))
    const { useAuth } = await openTab()
    expect(useAuth.getState().user).toBeNull()
    expect(localStorage.getItem('xhkt_user')).toBeNull()
  })

  test.each(['{', '{"user":{}}', '{"user":null,"tag":null}', '[]', '{"user":{"user_id":1,"nickname":"","avatar":"","phone":""},"tag":null}'])(
    'ignores invalid stored user info: %s',
    async (text) => {
      here.auth.signIn(login('secret'))
      localStorage.setItem('xhkt_user', text)
      const { useAuth } = await openTab()
      expect(useAuth.getState()).toMatchObject({ token: 'secret', user: null, tag: null })
    },
  )

  test.each([
    ['that has expired', '1000'],
    ['with an expiry that is no number', 'soon'],
    ['without an expiry', ''],
  ])('ignores a token %s', async (_, expires) => {
    document.cookie = 'xhkt_token=secret; Path=/'
    document.cookie = `xhkt_expires=${expires}; Path=/`
    const { auth, useAuth } = await openTab()
    expect(useAuth.getState().token).toBeNull()
    expect(auth.token()).toBeNull()
  })

  test('ignores a token that cannot be decoded', async () => {
    here.auth.signIn(login('secret'))
    document.cookie = 'xhkt_token=%E0%A4%A; Path=/'
    const { auth } = await openTab()
    expect(auth.token()).toBeNull()
  })
})
