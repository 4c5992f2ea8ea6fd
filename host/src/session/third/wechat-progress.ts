import { create } from 'zustand'
import { auth, requestLogin } from '@xhkt/platform/auth'
import { forgetReturn, returnAddress } from '../return-address.ts'

type Progress = { at: 'none' | 'working' } | { at: 'lost'; retry: () => void }

/** Where a login that has come back from WeChat stands; the form `wxLogin` shows it. */
export const useWechatReturn = create<Progress>(() => ({ at: 'none' }))

export interface Arrival {
  /** Takes the learner to a path of this site. */
  go: (path: string) => void
  /** The session has begun: the root view is to be reloaded. */
  onSignedIn: () => void
}

/** Whoever has logged in goes to where they were going when they left for WeChat; for the others that is over. */
export function arrive(go: Arrival['go'], signedIn: boolean): void {
  const target = returnAddress()
  forgetReturn()
  if (signedIn && target !== location.pathname + location.search) go(target)
}

/** Back to the choice of ways in, where WeChat's code can be scanned anew. */
export function chooseAgain(go: Arrival['go']): void {
  void requestLogin(returnAddress()).then((signedIn) => arrive(go, signedIn))
  // It leaves the form that is open as it is.
  if (!auth.token()) auth.openLogin()
}
