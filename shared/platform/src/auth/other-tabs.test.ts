import type * as Auth from '@xhkt/platform/auth'

const login = (access_token: string) => ({ access_token, expires_in: 7200, is_bind: 1 as const, openid: '', unionid: '' })
const user = { user_id: '1', nickname: '小明', avatar: '', phone: '13800000001' }

type Tab = typeof Auth

/** A tab has modules of its own; cookies and local storage are the browser's. */
async function openTab(): Promise<Tab> {
  let tab: Tab | undefined
  await jest.isolateModulesAsync(async () => void (tab = await import('@xhkt/platform/auth')))
  return tab!
}

let changed: (string | null)[] = []

/** What the browser tells the other tabs of, once it gets round to it. */
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

describe('another tab is followed without a reload (product decisions, Session)', () => {
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

  test('a login there answers who waits here, and closes the dialog', async () => {
    const answer = here.requestLogin()
    there.auth.signIn(login('secret'))
    deliver()
    await expect(answer).resolves.toBe(true)
    expect(here.useAuth.getState().dialog).toBeNull()
  })

  test('a dialog that is open stays open while nothing happens there', () => {
    here.auth.openLogin()
    dispatchEvent(new Event('focus'))
    expect(here.useAuth.getState().dialog).toEqual({ form: 'tripartite' })
  })

  test('another learner there is another learner here', () => {
    here.auth.signIn(login('first'))
    here.auth.setUser(user, null)
    deliver()
    here.auth.signOut()
    here.auth.signIn(login('second'))
    here.auth.setUser({ ...user, user_id: '2', nickname: '小红' }, null)
    deliver()
    expect(there.useAuth.getState()).toMatchObject({ token: 'second', user: { nickname: '小红' } })
  })

  test('a lapse there is one here: it is known whose page waits', () => {
    here.auth.signIn(login('secret'))
    here.auth.setUser(user, null)
    deliver()
    there.auth.signOut('expired')
    deliver()
    expect(here.useAuth.getState()).toMatchObject({ token: null, user: null, lapsed: '1' })
    expect(there.useAuth.getState().lapsed).toBe('1')
  })

  test('a lapse there is one here, though the cookies are seen to be gone later than the rest', () => {
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
    expect(here.useAuth.getState()).toMatchObject({ token: null, user: null, lapsed: '1' })
  })

  test('a logout there is none: nobody’s page waits, not even one that has waited already', () => {
    here.auth.signIn(login('secret'))
    here.auth.setUser(user, null)
    deliver()
    here.auth.signOut('expired')
    deliver()
    there.auth.signIn(login('again'))
    there.auth.setUser(user, null)
    there.auth.signOut()
    deliver()
    expect(here.useAuth.getState()).toMatchObject({ token: null, lapsed: null })
  })

  test('a logout there counts as one, even if the time was over before this tab heard of it', () => {
    here.auth.signIn(login('secret'))
    here.auth.setUser(user, null)
    deliver()
    there.auth.signOut()
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8_000_000)
    expect(here.auth.token()).toBeNull()
    expect(here.useAuth.getState().lapsed).toBeNull()
    expect(localStorage.getItem('xhkt_session_changed')).toMatch(/^logout\./)
  })

  describe('cookies that are gone before the word of it let nobody in, and the learner', () => {
    const goneAfter = (seconds: number): void => {
      here.auth.signIn(login('secret'))
      here.auth.setUser(user, null)
      document.cookie = 'xhkt_token=; Path=/; Max-Age=0'
      jest.setSystemTime(Date.now() + seconds * 1000)
      dispatchEvent(new Event('focus'))
      expect(here.useAuth.getState()).toMatchObject({ token: null, user: null, lapsed: '1' })
    }
    const hear = (end: string): void => {
      localStorage.setItem('xhkt_session_changed', `${end}.1.1`)
      dispatchEvent(new StorageEvent('storage', { key: 'xhkt_session_changed' }))
    }
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    test.each([
      ['is waited for when it is a lapse', 7_000, 'expired', '1'],
      ['is not waited for when it is a logout', 7_000, 'logout', null],
      ['is not waited for when no word comes before the time', 7_000, null, null],
      ['is waited for at the end of the time', 7_199, null, '1'],
    ] as const)('%s', (_, seconds, word, lapsed) => {
      goneAfter(seconds)
      if (word) hear(word)
      jest.advanceTimersByTime(1_000)
      expect(here.useAuth.getState()).toMatchObject({ token: null, user: null, lapsed })
    })
  })

  test.each([
    ['the tab is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['its window is used', () => dispatchEvent(new Event('focus'))],
    ['it comes back from the history', () => dispatchEvent(new Event('pageshow'))],
    ['the storage was emptied', () => dispatchEvent(new StorageEvent('storage', { key: null }))],
  ])('without a storage event, when %s', (_, happen) => {
    here.auth.signIn(login('secret'))
    expect(there.useAuth.getState().token).toBeNull()
    happen()
    expect(there.useAuth.getState().token).toBe('secret')
  })

  test('cookies that come after the word of them are seen all the same', () => {
    jest.useFakeTimers()
    dispatchEvent(new StorageEvent('storage', { key: 'xhkt_session_changed' }))
    here.auth.signIn(login('secret'))
    expect(there.useAuth.getState().token).toBeNull()
    jest.advanceTimersByTime(500)
    expect(there.useAuth.getState().token).toBe('secret')
    jest.useRealTimers()
  })

  test('other keys of the storage are nothing to it', () => {
    here.auth.signIn(login('secret'))
    dispatchEvent(new StorageEvent('storage', { key: 'xhkt_device_id' }))
    expect(there.useAuth.getState().token).toBeNull()
  })

  test('where the storage refuses, the next look at the tab tells', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    here.auth.signIn(login('secret'))
    here.auth.setUser(user, null)
    dispatchEvent(new Event('focus'))
    expect(here.useAuth.getState().user).toEqual(user)
    expect(there.useAuth.getState().token).toBe('secret')
  })

  test('where cookies are refused, the session lives in its page, and ends there in time', () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    here.auth.signIn(login('secret'))
    dispatchEvent(new Event('focus'))
    expect(here.auth.token()).toBe('secret')
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8_000_000)
    dispatchEvent(new Event('pageshow'))
    expect(here.useAuth.getState().token).toBeNull()
  })
})

describe('a tab that opens', () => {
  test('takes up the session that is there, with its user', async () => {
    here.auth.signIn(login('secret'))
    here.auth.setUser(user, { id: '1', name: '会员' })
    const { useAuth } = await openTab()
    expect(useAuth.getState()).toMatchObject({ token: 'secret', user, tag: { name: '会员' }, dialog: null })
  })

  test('forgets the user of a session that ended meanwhile', async () => {
    localStorage.setItem('xhkt_user', JSON.stringify({ user, tag: null }))
    const { useAuth } = await openTab()
    expect(useAuth.getState().user).toBeNull()
    expect(localStorage.getItem('xhkt_user')).toBeNull()
  })

  test.each(['{', '{"user":{}}', '{"user":null,"tag":null}', '[]', '{"user":{"user_id":1,"nickname":"","avatar":"","phone":""},"tag":null}'])(
    'does without user info that was edited: %s',
    async (text) => {
      here.auth.signIn(login('secret'))
      localStorage.setItem('xhkt_user', text)
      const { useAuth } = await openTab()
      expect(useAuth.getState()).toMatchObject({ token: 'secret', user: null, tag: null })
    },
  )

  test.each([
    ['whose expiry is past', '1000'],
    ['whose expiry is no number', 'soon'],
    ['without an expiry', ''],
  ])('does without a token %s', async (_, expires) => {
    document.cookie = 'xhkt_token=secret; Path=/'
    document.cookie = `xhkt_expires=${expires}; Path=/`
    const { auth, useAuth } = await openTab()
    expect(useAuth.getState().token).toBeNull()
    expect(auth.token()).toBeNull()
  })

  test('does without a token that cannot be decoded', async () => {
    here.auth.signIn(login('secret'))
    document.cookie = 'xhkt_token=%E0%A4%A; Path=/'
    const { auth } = await openTab()
    expect(auth.token()).toBeNull()
  })
})
