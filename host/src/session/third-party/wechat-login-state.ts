import { create } from 'zustand'
import { auth, requestLogin } from '@xhkt/platform/auth'
import { forgetReturn, returnAddress } from '../return-address.ts'

type Progress = { at: 'none' | 'working' } | { at: 'lost'; retry: () => void }

/** The state of a login that has returned from WeChat. The form `wxLogin` shows it. */
export const useWechatLoginState = create<Progress>(() => ({ at: 'none' }))

export interface LoginCallbacks {
  /** Navigates to a path of this site. */
  go: (path: string) => void
  /** Reloads the root view after the login. */
  onSignedIn: () => void
}

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
