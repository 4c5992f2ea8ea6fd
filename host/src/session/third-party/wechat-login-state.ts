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
