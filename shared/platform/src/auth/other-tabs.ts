import { USER_KEY } from './stored-user.ts'

/** Changes with every login and logout; a cookie that changes tells nobody by itself. It holds no secret. */
const CHANGE_KEY = 'xhkt_session_changed'

/** What became of the session; an end by time or by the server's refusal is no logout. */
export type SessionChange = 'login' | 'logout' | 'expired'

/** Tells the other tabs to look at the cookies. A full or blocked storage leaves them to find out when they are looked at. */
export function announce(change: SessionChange): void {
  try {
    localStorage.setItem(CHANGE_KEY, `${change}.${Date.now()}.${Math.random()}`)
  } catch {
    // See above.
  }
}

/** Whether this is what was announced last, in this tab or in another one. */
export function wasAnnounced(change: SessionChange): boolean {
  try {
    return localStorage.getItem(CHANGE_KEY)?.split('.', 1)[0] === change
  } catch {
    return false
  }
}

/** A browser may pass on the word of a change before the cookies that it is about; then one looks again, in milliseconds. */
const COOKIES_ARRIVE = 500

/** Calls `follow` when another tab may have changed the session: at once by a storage event, at the latest when this tab is used. */
export function followOtherTabs(follow: () => void): void {
  // A key of null: the other tab has emptied the storage.
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== CHANGE_KEY && key !== USER_KEY) return
    follow()
    setTimeout(follow, COOKIES_ARRIVE)
  })
  addEventListener('focus', follow)
  addEventListener('pageshow', follow)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && follow())
}
