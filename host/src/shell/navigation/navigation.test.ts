import { auth, requestLogin, useAuth } from '@xhkt/platform/auth'
import { history, onNavigate } from './navigation.ts'

const goBack = (): boolean => window.dispatchEvent(new PopStateEvent('popstate'))

/** A router that renders in its listener. */
let draw = jest.fn()
let stop: () => void
beforeEach(() => {
  draw = jest.fn()
  stop = history.listen(() => void draw())
})
afterEach(() => {
  stop()
  auth.closeLogin()
})

test('back closes the login dialog and cancels the navigation that waits for it', async () => {
  const signedIn = requestLogin()
  goBack()
  expect(useAuth.getState().dialog).toBeNull()
  await expect(signedIn).resolves.toBe(false)
})

test('the page that back leads to may request the login again as soon as it renders', () => {
  draw.mockImplementation(() => auth.openLogin())
  auth.openLogin()
  goBack()
  expect(draw).toHaveBeenCalledTimes(1)
  expect(useAuth.getState().dialog).not.toBeNull()
})

test('the page that back leads to knows that the session has ended meanwhile', () => {
  auth.signIn({ access_token: 'a', expires_in: 60, is_bind: 1, openid: '', unionid: '' })
  document.cookie = 'xhkt_token=; Path=/; Max-Age=0'
  const seen: unknown[] = []
  draw.mockImplementation(() => seen.push(useAuth.getState().token))
  goBack()
  expect(seen).toEqual([null])
})

test('a push keeps the login dialog open', () => {
  auth.openLogin()
  history.push('/home')
  expect(useAuth.getState().dialog).not.toBeNull()
  expect(draw).toHaveBeenCalledTimes(1)
})

test('a navigation calls back after the router, which is the only listener of the history', () => {
  const calls: string[] = []
  draw.mockImplementation(() => calls.push('router'))
  onNavigate(() => calls.push('callback'))
  history.push('/home')
  expect(calls).toEqual(['router', 'callback'])
})
