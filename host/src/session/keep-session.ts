import { auth, type AuthState, useAuth } from '@xhkt/platform/auth'
import { isSigningIn, loadUser, refresh } from './session.ts'
import { typedPhone } from './typed-phone.ts'

/** Section 9. */
const afterStartMs = 10_000
/** Product decisions, Session: a refresh is due when less than this share of the lifetime is left. */
const lastShare = 0.1
/** Timers stop while a computer sleeps, so no wait is longer than this. */
const longestWaitMs = 60_000
/** Until it is known who is there, their menu cannot be shown, and with it the way to log out. */
const untilKnownMs = 5_000

const lapseOf = ({ expiresAt }: AuthState): number => expiresAt * 1000

/** When a token that was issued just now is due. */
function dueAt(state: AuthState): number {
  const now = Date.now()
  return now + (lapseOf(state) - now) * (1 - lastShare)
}

/**
 * Keeps the session of this page alive and true: fetches the user, refreshes the token in time, and follows a login in
 * another tab, after which `onSignedIn` reloads the root view. It is called again once it is known who came back after a
 * lapse. Returns how to stop.
 */
export function keepSession(onSignedIn: () => void): () => void {
  let due = Math.min(Date.now() + afterStartMs, dueAt(useAuth.getState()))
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  /** Id of the learner whom the page was drawn for, by the server's word; what is stored may be of somebody else. */
  let shown: string | undefined

  function arm(): void {
    clearTimeout(timer)
    if (stopped || !useAuth.getState().token) return
    const longest = useAuth.getState().user ? longestWaitMs : untilKnownMs
    timer = setTimeout(() => void check(), Math.min(longest, Math.max(0, due - Date.now())))
  }

  async function check(): Promise<void> {
    if (!useAuth.getState().user) void loadUser({ toast: false })
    if (Date.now() >= due) {
      // Until it succeeds: soon enough to have several tries before the token lapses.
      due = Date.now() + Math.min(longestWaitMs, (lapseOf(useAuth.getState()) - Date.now()) / 3)
      await refresh()
    }
    arm()
  }

  const unsubscribe = useAuth.subscribe((now, before) => {
    const isRenewed = now.token !== before.token || now.expiresAt !== before.expiresAt
    if (isRenewed) {
      due = dueAt(now)
      arm()
    }
    const who = now.user?.user_id
    const was = shown ?? (isRenewed ? before.user?.user_id : undefined)
    const isReplaced = who !== undefined && was !== undefined && who !== was
    shown = now.token ? (who ?? shown) : undefined
    if (before.token && !now.token) typedPhone.forget()
    if (!now.token || isSigningIn()) return
    const isKnown = now.lapsed !== null && now.user !== null && before.user === null
    const hasArrived = isRenewed && !before.token
    if (hasArrived || (isReplaced && isRenewed)) void loadUser()
    if (hasArrived || isReplaced || isKnown) onSignedIn()
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
