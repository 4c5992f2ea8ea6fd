import { USER_KEY } from './stored-user.ts'

/** Changes with every login and logout; a cookie that changes tells nobody by itself. It holds no secret. */
const CHANGE_KEY = 'xhkt_session_changed'

/** Tells the other tabs to look at the cookies. A full or blocked storage leaves them to find out when they are looked at. */
export function announce(): void {
  try {
    localStorage.setItem(CHANGE_KEY, `${Date.now()}.${Math.random()}`)
  } catch {
    // See above.
  }
}

/** Calls `follow` when another tab may have changed the session: at once by a storage event, at the latest when this tab is used. */
export function followOtherTabs(follow: () => void): void {
  // A key of null: the other tab has emptied the storage.
  addEventListener('storage', ({ key }) => (key === null || key === CHANGE_KEY || key === USER_KEY) && follow())
  addEventListener('focus', follow)
  addEventListener('pageshow', follow)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && follow())
}
