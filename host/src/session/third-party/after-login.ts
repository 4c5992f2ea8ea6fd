import { auth, requestLogin } from '@xhkt/platform/auth'
import { forgetReturn, returnAddress } from '../return-address.ts'
import type { LoginCallbacks } from './wechat-login-state.ts'

/** Goes to the return address after a login. Forgets the address in any case. */
export function returnAfterLogin(go: LoginCallbacks['go'], signedIn: boolean): void {
  const target = returnAddress()
  forgetReturn()
  if (signedIn && target !== location.pathname + location.search) go(target)
}

/** Opens the choice of login methods again. */
export function reopenLogin(go: LoginCallbacks['go']): void {
  void requestLogin(returnAddress()).then((signedIn) => returnAfterLogin(go, signedIn))
  // `requestLogin` does not change the form of an open dialog.
  if (!auth.token()) auth.openLogin()
}
