import { create } from 'zustand'
import { auth, requestLogin } from '@xhkt/platform/auth'
import { forgetReturn, returnAddress } from '../return-address.ts'

type Progress = { at: 'none' | 'working' } | { at: 'lost'; retry: () => void }

/** The state of a login that has returned from WeChat. The form `wxLogin` shows it. */
export const useWechatReturn = create<Progress>(() => ({ at: 'none' }))

export interface Arrival {
  /** Navigates to a path of this site. */
  go: (path: string) => void
  /** Reloads the root view after the login. */
  onSignedIn: () => void
}

/** Goes to the return address after a login. Forgets the address in any case. */
export function arrive(go: Arrival['go'], signedIn: boolean): void {
  const target = returnAddress()
  forgetReturn()
  if (signedIn && target !== location.pathname + location.search) go(target)
}

/** Opens the choice of login methods again. */
export function chooseAgain(go: Arrival['go']): void {
  void requestLogin(returnAddress()).then((signedIn) => arrive(go, signedIn))
  // `requestLogin` does not change the form of an open dialog.
  if (!auth.token()) auth.openLogin()
}
