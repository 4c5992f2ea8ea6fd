import { auth, requestLogin, useAuth } from '@xhkt/shared/auth'
import { closeLoginOnLeave } from './navigation.ts'

const goBack = (): boolean => window.dispatchEvent(new PopStateEvent('popstate'))
let stop: () => void
beforeEach(() => {
  stop = closeLoginOnLeave()
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

test('a page that goes back leads to may ask for the login again', () => {
  window.addEventListener('popstate', () => auth.openLogin(), { once: true })
  auth.openLogin()
  goBack()
  expect(useAuth.getState().dialog).not.toBeNull()
})
