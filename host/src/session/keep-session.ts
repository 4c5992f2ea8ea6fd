import { auth, type AuthState, useAuth } from '@xhkt/platform/auth'
import { closeOpened } from './close-opened.ts'
import { isSigningIn, loadUser, refresh } from './session.ts'

/** When the first refresh follows the start (docs/product/session.md#token-and-refresh). */
const afterStartMs = 10_000
/** A refresh is due when less than this share of the lifetime is left. */
const lastShare = 0.1
/** The waits after a refresh without an answer, before the regular ones: 5 s and 15 s after the first try. */
const retryWaitsMs = [5_000, 10_000]
/** Timers stop while a computer sleeps, so no wait is longer than this. */
const longestWaitMs = 60_000
/** Longest wait while the user is not known. It is short, because the user menu with the logout needs the user. */
const untilKnownMs = 5_000

const expiryOf = ({ expiresAt }: AuthState): number => expiresAt * 1000

/** When to refresh a token that was issued just now. */
function dueAt(state: AuthState): number {
  const now = Date.now()
  return now + (expiryOf(state) - now) * (1 - lastShare)
}

/** When to refresh again after `failures` tries without an answer. The regular waits allow several tries before the token expires. */
function retryAt(state: AuthState, failures: number): number {
  const now = Date.now()
  return now + (retryWaitsMs[failures - 1] ?? Math.min(longestWaitMs, (expiryOf(state) - now) / 3))
}

/**
 * Keeps the session alive: fetches the user, and refreshes the token in time. `onChange` reloads the root view: after a logout in any tab,
 * after a login in another tab, and after an expiry once the user is known. Returns a function that stops it.
 */
export function keepSession(onChange: () => void): () => void {
  let due = Math.min(Date.now() + afterStartMs, dueAt(useAuth.getState()))
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  /** Id of the user that the page shows, as fetched from the server. The stored user may be another one. */
  let shownUser: string | undefined

  function arm(): void {
    clearTimeout(timer)
    if (stopped || !useAuth.getState().token) return
    const longest = useAuth.getState().user ? longestWaitMs : untilKnownMs
    timer = setTimeout(() => void check(), Math.min(longest, Math.max(0, due - Date.now())))
  }

  async function check(): Promise<void> {
    if (!useAuth.getState().user) void loadUser()
    const { token } = useAuth.getState()
    if (Date.now() >= due && !(await refresh()) && auth.token() === token) {
      failures += 1
      due = retryAt(useAuth.getState(), failures)
    }
    arm()
  }

  const unsubscribe = useAuth.subscribe((now, before) => {
    const isRenewed = now.token !== before.token || now.expiresAt !== before.expiresAt
    if (isRenewed) {
      due = dueAt(now)
      failures = 0
      arm()
    }
    const who = now.user?.user_id
    const was = shownUser ?? (isRenewed ? before.user?.user_id : undefined)
    const isReplaced = who !== undefined && was !== undefined && who !== was
    shownUser = now.token ? (who ?? shownUser) : undefined
    if (before.token && !now.token) closeOpened()
    if (isSigningIn()) return
    // A logout in another tab can look like an expiry at first.
    const hadUser = before.token !== null || before.expiredUserId !== null
    if (hadUser && !now.token && now.expiredUserId === null) onChange()
    if (!now.token) return
    const isKnown = now.expiredUserId !== null && now.user !== null && before.user === null
    const hasArrived = isRenewed && !before.token
    if (hasArrived || (isReplaced && isRenewed)) void loadUser()
    if (hasArrived || isReplaced || isKnown) onChange()
  })

  if (auth.token()) {
    void loadUser()
    arm()
  }
  return () => {
    stopped = true
    clearTimeout(timer)
    unsubscribe()
  }
}
