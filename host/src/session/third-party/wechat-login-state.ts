import { create } from 'zustand'

type Progress = { at: 'none' | 'working' } | { at: 'lost'; retry: () => void }

/** The state of a login that has returned from WeChat. The form `wxLogin` shows it. */
export const useWechatLoginState = create<Progress>(() => ({ at: 'none' }))

export interface LoginCallbacks {
  /** Navigates to a path of this site. */
  go: (path: string) => void
  /** Reloads the root view after the login. */
  onSignedIn: () => void
}

/** `code`: to be sent to the server · denied: the learner refused on the phone · stale: this tab did not start the login. */
export type WechatReturn = { code: string } | 'denied' | 'stale'

/** What WeChat has put into the address, and whether a signed-in learner binds an account by it. */
export interface Returned {
  found: WechatReturn | null
  isLink: boolean
}
