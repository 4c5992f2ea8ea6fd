import { auth, requestLogin, useAuth } from '@xhkt/platform/auth'
import { history } from './navigation.ts'

const goBack = (): boolean => window.dispatchEvent(new PopStateEvent('popstate'))

/** The router, which draws what it hears of. */
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

test('going back closes the login, and what waited for it does not happen', async () => {
  const signedIn = requestLogin()
  goBack()
  expect(useAuth.getState().dialog).toBeNull()
  await expect(signedIn).resolves.toBe(false)
})

test('a page that goes back leads to may ask for the login again, as soon as it is drawn', () => {
  draw.mockImplementation(() => auth.openLogin())
  auth.openLogin()
  goBack()
  expect(draw).toHaveBeenCalledTimes(1)
  expect(useAuth.getState().dialog).not.toBeNull()
})

test('what is drawn then knows of a session that has ended meanwhile', () => {
  auth.signIn({ access_token: 'a', expires_in: 60, is_bind: 1, openid: '', unionid: '' })
  document.cookie = 'xhkt_token=; Path=/; Max-Age=0'
  const seen: unknown[] = []
  draw.mockImplementation(() => seen.push(useAuth.getState().token))
  goBack()
  expect(seen).toEqual([null])
})

test('a move within the site leaves the login alone', () => {
  auth.openLogin()
  history.push('/home')
  expect(useAuth.getState().dialog).not.toBeNull()
  expect(draw).toHaveBeenCalledTimes(1)
})
