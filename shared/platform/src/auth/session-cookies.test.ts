/** @jest-environment-options {"url": "https://xuehai.example/"} */
import { auth } from './auth.ts'
import { clearSession, keepsCookies, readSession, writeSession } from './session-cookies.ts'

const inHours = (hours: number) => Math.floor(Date.now() / 1000) + hours * 3600
const own = { token: 'own', expiresAt: inHours(2) }
const names = () => document.cookie.split('; ').map((pair) => pair.split('=')[0])
/** Writes and clears the session as a release without the prefixed cookies does. */
const older = {
  write(token: string, expiresAt: number) {
    document.cookie = `xhkt_token=${token}; Path=/; Max-Age=7200; SameSite=Lax; Secure`
    document.cookie = `xhkt_expires=${expiresAt}; Path=/; Max-Age=7200; SameSite=Lax; Secure`
  },
  clear() {
    for (const name of ['xhkt_token', 'xhkt_expires']) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax; Secure`
  },
}

afterEach(() => clearSession())

test('on https the cookies are secure, belong to this host, and have the plain names beside them [session#token-and-refresh]', () => {
  const written = jest.spyOn(document, 'cookie', 'set')
  auth.signIn({ access_token: 'a', expires_in: 7200, is_bind: 1, openid: '', unionid: '' })
  expect(names()).toEqual(['__Host-xhkt_token', '__Host-xhkt_expires', 'xhkt_token', 'xhkt_expires'])
  auth.signOut()
  expect(document.cookie).toBe('')
  expect(written).toHaveBeenCalledTimes(8)
  for (const [cookie] of written.mock.calls) expect(cookie).toMatch(/; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/)
  written.mockRestore()
})

describe('a change to this release and back logs nobody out [session#token-and-refresh]', () => {
  test('the session of an older release counts', () => {
    older.write('older', own.expiresAt)
    expect(readSession()).toEqual({ token: 'older', expiresAt: own.expiresAt })
  })

  test('an older release finds the session under the plain names', () => {
    writeSession(own)
    expect(document.cookie.split('; ')).toEqual(expect.arrayContaining(['xhkt_token=own', `xhkt_expires=${own.expiresAt}`]))
  })

  test('a refresh or another login by an older release counts', () => {
    writeSession(own)
    older.write('newer', own.expiresAt + 60)
    expect(readSession()).toEqual({ token: 'newer', expiresAt: own.expiresAt + 60 })
  })

  test('a logout by an older release counts', () => {
    writeSession(own)
    older.clear()
    expect(document.cookie).toContain('__Host-xhkt_token=own')
    expect(readSession()).toBeNull()
  })
})

test('cookies that a sibling subdomain sets beside those of a session change nothing', () => {
  writeSession(own)
  // Of cookies with the same name, the browser lists the one with the longer path first.
  const cookies = `xhkt_token=theirs; xhkt_expires=${inHours(9)}; ${document.cookie}`
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookies)
  expect(readSession()).toEqual(own)
  jest.restoreAllMocks()
})

test('keepsCookies writes a cookie to find out, and removes it', () => {
  expect(keepsCookies()).toBe(true)
  expect(document.cookie).toBe('')
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  expect(navigator.cookieEnabled).toBe(true)
  expect(keepsCookies()).toBe(false)
})
