import { USER_KEY } from './stored-user.ts'

/** Local storage key that changes with every login and logout, because a cookie sends no event. Its value is no secret. */
const CHANGE_KEY = 'xhkt_session_changed'

/** `expired`: the lifetime is over, or the server refused the token. */
export type SessionChange = 'login' | 'logout' | 'expired'

/** Tells the other tabs to read the cookies. If the storage is full or blocked, they read them when they get the focus. */
export function broadcast(change: SessionChange): void {
  try {
    localStorage.setItem(CHANGE_KEY, `${change}.${Date.now()}.${Math.random()}`)
  } catch {
    // Full or blocked.
  }
}

/** Whether this change was the last broadcast, by any tab. */
export function wasLastBroadcast(change: SessionChange): boolean {
  try {
    return localStorage.getItem(CHANGE_KEY)?.split('.', 1)[0] === change
  } catch {
    return false
  }
}

/** Milliseconds. A storage event can arrive before the cookies that it is about, so the listener is called a second time. */
const COOKIE_DELAY_MS = 500

/** Calls `listener` when another tab may have changed the session: on a storage event, and whenever this tab is shown or focused. */
export function listenToOtherTabs(listener: () => void): void {
  // Null: another tab cleared the storage.
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== CHANGE_KEY && key !== USER_KEY) return
    listener()
    setTimeout(listener, COOKIE_DELAY_MS)
  })
  addEventListener('focus', listener)
  addEventListener('pageshow', listener)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener())
}
