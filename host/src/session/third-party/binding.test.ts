import { waitFor } from '@testing-library/react'
import { auth, useAuth } from '@xhkt/platform/auth'
import { answerCalls } from '@xhkt/testing/answer-calls'
import { type FakeKeyDatabase, installKeyDatabase } from '../fake-indexed-db.ts'
import { signOut } from '../session.ts'
import { resumeBinding, startBinding } from './binding.ts'
import { hasPendingAccount } from './pending-account.ts'
import { captureWechatReturn, resumeThirdParty } from './wechat-return.ts'

const key = 'xhkt_third_account'
const token = 'QQ-ACCESS-TOKEN'
const account = { type: 2 as const, openid: 'o2', unionid: 'u2', access_token: token }
const login = { access_token: 'fresh', expires_in: 7200, is_bind: 1 as const, openid: 'o2', unionid: 'u2' }
const stored = () => sessionStorage.getItem(key)
const record = () => JSON.parse(stored() ?? '{}') as { token: string; expires: number }
const dialog = () => useAuth.getState().dialog

let keyDatabase: FakeKeyDatabase
beforeEach(() => {
  keyDatabase = installKeyDatabase()
  window.history.replaceState(null, '', '/courseDetail?course_id=7')
})
afterEach(() => {
  auth.closeLogin()
  jest.useRealTimers()
})

const storedToken = () => waitFor(() => expect(stored()).not.toBeNull())

/** Ends the page and keeps what it has stored, as a reload does. */
function reload(): void {
  const kept = stored()
  auth.closeLogin()
  if (kept) sessionStorage.setItem(key, kept)
}

test('a QQ binding: the token is stored encrypted, and a reload resumes the binding [session#binding]', async () => {
  startBinding(account)
  await storedToken()
  expect(stored()).not.toContain(token)
  expect(atob(record().token)).not.toContain(token)
  reload()
  expect(await resumeBinding()).toEqual(account)
  expect(dialog()).toEqual({ form: 'bind', account })
})

test('a resumed binding leads to the return address once, and removes the account', async () => {
  sessionStorage.setItem('xhkt_return_to', '"/payment?course_id=7"')
  startBinding(account)
  await storedToken()
  reload()
  const go = jest.fn()
  captureWechatReturn()
  await resumeThirdParty({ go, onSignedIn: () => undefined })
  await waitFor(() => expect(dialog()?.form).toBe('bind'))
  auth.signIn(login)
  expect(go).not.toHaveBeenCalled()
  auth.closeLogin()
  expect(go.mock.calls).toEqual([['/payment?course_id=7']])
  expect(sessionStorage).toHaveLength(0)
})

test.each<[what: string, end: () => void]>([
  ['given up', () => auth.closeLogin()],
  ['left for another form', () => auth.openLogin()],
  [
    'done',
    () => {
      auth.signIn(login)
      auth.closeLogin()
    },
  ],
])('the account of a binding that is %s is removed', async (_, end) => {
  startBinding(account)
  await storedToken()
  end()
  expect(stored()).toBeNull()
})

test('a logout removes the account that a reload has left', async () => {
  answerCalls({ 'GET /v1/logout': {} })
  sessionStorage.setItem(key, JSON.stringify({ openid: 'o2', unionid: 'u2', token: 'x', expires: Date.now() + 1000 }))
  await signOut()
  expect(stored()).toBeNull()
})

test('a session from another tab ends a binding that a reload has interrupted', async () => {
  startBinding(account)
  await storedToken()
  reload()
  auth.signIn(login)
  await resumeThirdParty({ go: () => undefined, onSignedIn: () => undefined })
  expect([stored(), dialog()]).toEqual([null, null])
})

test('ten minutes later the binding is not resumed, and the account is removed', async () => {
  startBinding(account)
  await storedToken()
  reload()
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + 600_001)
  expect(hasPendingAccount()).toBe(false)
  expect(stored()).toBeNull()
})

test.each<[what: string, spoil: () => void]>([
  ['has a later expiry', () => sessionStorage.setItem(key, JSON.stringify({ ...record(), expires: record().expires + 1 }))],
  ['is of another account', () => sessionStorage.setItem(key, JSON.stringify({ ...record(), openid: 'o3' }))],
  ['was encrypted with a lost key', () => keyDatabase.kept.clear()],
])('a stored token that %s is not decrypted, and is removed', async (_, spoil) => {
  startBinding(account)
  await storedToken()
  reload()
  spoil()
  expect(await resumeBinding()).toBeNull()
  expect([stored(), dialog()]).toEqual([null, null])
})

test('nothing is stored without encryption, and for a binding that ends at once', async () => {
  keyDatabase.closed = true
  startBinding(account)
  await new Promise((resolve) => setTimeout(resolve))
  expect([stored(), dialog()?.form]).toEqual([null, 'bind'])
  keyDatabase.closed = false
  const encrypt = jest.spyOn(crypto.subtle, 'encrypt')
  startBinding({ ...account })
  auth.closeLogin()
  await waitFor(() => expect(encrypt).toHaveBeenCalled())
  await encrypt.mock.results[0]?.value
  await new Promise((resolve) => setTimeout(resolve))
  expect(stored()).toBeNull()
})
