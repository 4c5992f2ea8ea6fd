import type * as Auth from '@xhkt/platform/auth'

const login = { access_token: 'secret', expires_in: 7200, is_bind: 1 as const, openid: '', unionid: '' }
const user = { user_id: '1', nickname: '林晓', avatar: '', phone: '13800000001' }

/** A tab has its own modules. */
async function openTab(): Promise<typeof Auth> {
  let tab: typeof Auth | undefined
  await jest.isolateModulesAsync(async () => void (tab = await import('@xhkt/platform/auth')))
  return tab!
}

let tab: typeof Auth
beforeEach(async () => {
  tab = await openTab()
  tab.auth.signIn(login)
  tab.auth.setUser(user, null)
  localStorage.setItem('xhkt_search_history', '["心脏病"]')
  localStorage.setItem('TIM_1600000000_1_profile', '{"nick":"林晓"}')
  localStorage.setItem('xhkt_device_id', 'device')
  localStorage.setItem('xhkt_study_reports.s.1', '[]')
  sessionStorage.setItem('xhkt_resume', '"reserve 101"')
  sessionStorage.setItem('xhkt_override', '"catalog"')
})
afterEach(() => {
  tab.auth.signOut()
  localStorage.clear()
  sessionStorage.clear()
})

const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()
const ofTheBrowser = ['xhkt_device_id', 'xhkt_override', 'xhkt_session_changed', 'xhkt_study_reports.s.1']
const dropCookies = () => {
  for (const name of ['xhkt_token', 'xhkt_expires']) document.cookie = `${name}=; Path=/; Max-Age=0`
}

test.each(['logout', 'expired'] as const)('the end of a session by %s leaves nothing of the learner in the storages', (end) => {
  tab.auth.signOut(end)
  expect(kept()).toEqual(ofTheBrowser)
})

test('a session that another tab ends leaves nothing in this one', () => {
  dropCookies()
  dispatchEvent(new Event('focus'))
  expect(kept()).toEqual(ofTheBrowser)
})

test('a session that ended while no tab was open leaves nothing, and what the visitor keeps then stays', async () => {
  dropCookies()
  await openTab()
  expect(kept()).toEqual(ofTheBrowser)
  localStorage.setItem('xhkt_search_history', '["法考"]')
  sessionStorage.setItem('xhkt_state', '"login"')
  await openTab()
  expect(kept()).toEqual(expect.arrayContaining(['xhkt_search_history', 'xhkt_state']))
})

test('a tab that notices the end late clears its own storage, and keeps the data of the next learner', async () => {
  const next = await openTab()
  next.auth.signOut()
  next.auth.signIn({ ...login, access_token: 'next' })
  next.auth.setUser({ ...user, user_id: '2' }, null)
  localStorage.setItem('xhkt_search_history', '["法考"]')
  sessionStorage.setItem('xhkt_resume', '"reserve 101"')
  dispatchEvent(new Event('focus'))
  expect(tab.auth.token()).toBe('next')
  expect(localStorage.getItem('xhkt_search_history')).toBe('["法考"]')
  expect(localStorage.getItem('xhkt_user')).toContain('"2"')
  expect(sessionStorage.getItem('xhkt_resume')).toBeNull()
})

describe('when a tab notices two changes at once, its session ends before the next one begins', () => {
  const ends: [who: string, user_id: string | null][] = [['another learner', '2'], ['a learner who is not known yet', null]]
  test.each(ends)('with the session of %s', (_, user_id) => {
    const seen: unknown[] = []
    tab.useAuth.subscribe(({ token, expiredUserId }) => seen.push([token, expiredUserId]))
    document.cookie = 'xhkt_token=next; Path=/'
    if (user_id) localStorage.setItem('xhkt_user', JSON.stringify({ user: { ...user, user_id }, tag: null }))
    else localStorage.removeItem('xhkt_user')
    dispatchEvent(new Event('focus'))
    expect(seen).toEqual([[null, '1'], ['next', '1']])
    expect(tab.useAuth.getState().user?.user_id ?? null).toBe(user_id)
  })

  test('but a refresh in another tab ends nothing', () => {
    const seen: unknown[] = []
    tab.useAuth.subscribe(({ token }) => seen.push(token))
    document.cookie = 'xhkt_token=fresh; Path=/'
    dispatchEvent(new Event('focus'))
    expect(seen).toEqual(['fresh'])
  })
})
