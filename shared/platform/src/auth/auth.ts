import type { LoginResult, ThirdType, UserInfo, UserTag } from '@xhkt/contract'
import { create } from 'zustand'
import { broadcast, listenToOtherTabs, type SessionChange, wasLastBroadcast } from './other-tabs.ts'
import { forgetLearner } from './forget-learner.ts'
import { announceLogout, beforeLogout } from './before-logout.ts'
import { clearSession, readSession, writeSession } from './session-cookies.ts'
import { clearAccount, readAccount, writeAccount } from './stored-user.ts'
import { useThirdPartyCode } from './third-party-code.ts'

export { safeReturnPath } from './return-path.ts'
export { type ThirdPartyCode, useThirdPartyCode } from './third-party-code.ts'

/** A third-party account without a phone number (docs/product/session.md#binding). Only QQ has an `access_token`. */
export interface ThirdAccount {
  type: ThirdType
  openid: string
  unionid: string
  access_token?: string
}

/**
 * The open dialog: one of the four login forms, the registration, or `link`, which has a signed-in learner authorize an account of a third
 * party (docs/product/session.md#login-dialog).
 */
export type SessionDialog = { form: 'tripartite' | 'wxLogin' | 'login' | 'register' } | { form: 'bind'; account: ThirdAccount } | { form: 'link'; type: ThirdType }

export interface AuthState {
  token: string | null
  /** 10-digit seconds; 0 when signed out. */
  expiresAt: number
  user: UserInfo | null
  tag: UserTag | null
  /** The learner whose session expired without a logout. Their page stays mounted, hidden, until they log in again. */
  expiredUserId: string | null
  dialog: SessionDialog | null
}

type Session = Omit<AuthState, 'dialog' | 'expiredUserId'>

const signedOut: Session = { token: null, expiresAt: 0, user: null, tag: null }

/** The session of the cookies with the stored user. */
function readStoredSession(): Session {
  const session = readSession()
  return session ? { ...session, user: null, tag: null, ...readAccount() } : signedOut
}

/** The session store of all areas (docs/product/session.md). Change it only through `auth`. */
export const useAuth = create<AuthState>()(() => ({ ...readStoredSession(), expiredUserId: null, dialog: null }))

/** Milliseconds. Timers stop while a computer sleeps, so the expiry is checked at least this often. */
const MAX_TIMER_MS = 30_000
/** Milliseconds. A cookie ends on a full second, up to this long before `expiresAt`. */
const COOKIE_ROUNDING_MS = 1_000
/** Milliseconds. The broadcast of an expiry in another tab can arrive this long after its cookies are gone. */
const BROADCAST_DELAY_MS = 1_000
let expiryTimer: ReturnType<typeof setTimeout> | undefined
let areCookiesBlocked = false
let pending: { promise: Promise<boolean>; settle: (signedIn: boolean) => void; target: string | null } | null = null

function settleLogin(signedIn: boolean): void {
  pending?.settle(signedIn)
  pending = null
}

/** Ends the session when it has expired, else checks again at its expiry. */
function watchExpiry(): void {
  clearTimeout(expiryTimer)
  const { token, expiresAt } = useAuth.getState()
  if (!token) return
  const left = expiresAt * 1000 - Date.now()
  if (left <= 0) auth.signOut('expired')
  else expiryTimer = setTimeout(watchExpiry, Math.min(left, MAX_TIMER_MS))
}

/** The `expiredUserId` after the session ends. Null after a logout, also one in another tab that this tab notices only now. */
function expiredUserAfter(end: SessionChange): string | null {
  const { user, expiredUserId } = useAuth.getState()
  return end === 'logout' || wasLastBroadcast('logout') ? null : (user?.user_id ?? expiredUserId)
}

function clearUnconfirmedExpiry(): void {
  if (!useAuth.getState().token && !wasLastBroadcast('expired')) auth.clearExpiredUser()
}

/** The server can leave out a field that the learner never filled in. */
const textOf = (value: string | null | undefined): string => value ?? ''

/** Whether the cookies have the session of another learner, or of one who is not known yet. A refresh leaves the stored user. */
function isSessionOfAnother(before: Pick<Session, 'token' | 'user'>, { token, user }: Session): boolean {
  if (!token || token === before.token) return false
  return user ? user.user_id !== before.user?.user_id : wasLastBroadcast('login')
}

/** Updates the store after a change of the cookies by another tab, or an expiry. */
function synchronize(): void {
  if (areCookiesBlocked) {
    watchExpiry()
    return
  }
  const { dialog, ...before } = useAuth.getState()
  const stored = readStoredSession()
  // When another tab ends the session, this tab can see the stored user go before the cookies. Until then it keeps the user.
  const isSame = stored.token !== null && stored.token === before.token && !stored.user
  const session = isSame ? { ...stored, user: before.user, tag: before.tag } : stored
  if (before.user && isSessionOfAnother(before, session)) {
    // The former session ends first, so that everything opened in it closes. Its hidden page waits until the new learner is known.
    forgetLearner()
    useAuth.setState({ ...signedOut, expiredUserId: before.user.user_id })
    synchronize()
    return
  }
  const isUnconfirmed = before.token && !session.token && !wasLastBroadcast('expired') && before.expiresAt * 1000 > Date.now() + COOKIE_ROUNDING_MS
  // The broadcast of an expiry can arrive after the cookies are gone. Without a broadcast it was a logout.
  if (isUnconfirmed) setTimeout(clearUnconfirmedExpiry, BROADCAST_DELAY_MS)
  const now = { ...session, expiredUserId: session.token ? before.expiredUserId : expiredUserAfter('expired') }
  if (JSON.stringify(before) === JSON.stringify(now)) return
  if (before.token && !now.token) forgetLearner()
  useAuth.setState({ ...now, dialog: now.token ? null : dialog })
  watchExpiry()
}

/** Reads and changes the session, also outside React. */
export const auth = {
  /** The bearer token; null without a session, and after its expiry. */
  token(): string | null {
    const { token, expiresAt } = useAuth.getState()
    if (token && expiresAt * 1000 <= Date.now()) auth.signOut('expired')
    return useAuth.getState().token
  },

  /**
   * Starts or renews a session: stores token and expiry in cookies (docs/product/session.md#token-and-refresh). The dialog stays open
   * until `closeLogin`, so that the user can be fetched first.
   * @param login `expires_in` is in seconds from now.
   */
  signIn({ access_token, expires_in }: LoginResult): void {
    const session = { token: access_token, expiresAt: Math.floor(Date.now() / 1000) + expires_in }
    areCookiesBlocked = !writeSession(session)
    useAuth.setState(session)
    broadcast('login')
    watchExpiry()
  },

  /** Stores the answer of `GET /v1/user/detail`. Drops an answer that arrives after a logout. */
  setUser(detail: UserInfo, tag: UserTag | null): void {
    if (!useAuth.getState().token) return
    // docs/product/entities.md#user-info: the phone number replaces a nickname that is empty or missing.
    const [nickname, avatar, phone] = [textOf(detail.nickname), textOf(detail.avatar), textOf(detail.phone)]
    const user = { ...detail, nickname: nickname.trim() ? nickname : phone, avatar, phone }
    writeAccount({ user, tag })
    useAuth.setState({ user, tag })
  },

  /**
   * Clears the session in this tab and in the others (docs/product/session.md#logout). Does not call `GET /v1/logout`.
   * @param end `expired`: the lifetime is over, or the server refused the token. The learner becomes `expiredUserId`.
   */
  signOut(end: 'logout' | 'expired' = 'logout'): void {
    const expiredUserId = expiredUserAfter(end)
    clearSession()
    // Before the stored user is removed: that notifies the other tabs too, but without the reason.
    broadcast(wasLastBroadcast('logout') ? 'logout' : end)
    forgetLearner()
    useAuth.setState({ ...signedOut, expiredUserId })
    watchExpiry()
  },

  beforeLogout,

  /** Lets areas send what they still have, before the session ends. Call it before `GET /v1/logout`. */
  announceLogout,

  /** Sets `expiredUserId` to null: that learner is back, or somebody else has logged in. */
  clearExpiredUser(): void {
    useAuth.setState({ expiredUserId: null })
  },

  /** Reads the cookies and the clock now, for a decision that cannot wait for the next event. */
  synchronize,

  /** Opens the login dialog on one of its forms (docs/product/session.md#login-dialog). */
  openLogin(form: 'tripartite' | 'wxLogin' | 'login' = 'tripartite'): void {
    useAuth.setState({ dialog: { form } })
  },

  /** Opens the login dialog on the form that binds a phone to a third-party account (docs/product/session.md#binding). */
  openBind(account: ThirdAccount): void {
    useAuth.setState({ dialog: { form: 'bind', account } })
  },

  /**
   * Has a signed-in learner authorize an account of a third party. The code that proves it arrives in `useThirdPartyCode`, on this
   * page. WeChat's login leaves the page first, and returns to it.
   */
  openLink(type: ThirdType): void {
    useAuth.setState({ dialog: { form: 'link', type } })
  },

  openRegister(): void {
    useAuth.setState({ dialog: { form: 'register' } })
  },

  /** The address to go to after a login: the target of `requestLogin`, else the current address. */
  returnAddress(): string {
    return pending?.target ?? location.pathname + location.search
  },

  /** Closes the dialog and settles `requestLogin`: true with a session, else false. */
  closeLogin(): void {
    useAuth.setState({ dialog: null })
    settleLogin(useAuth.getState().token !== null)
  },

  subscribe: useAuth.subscribe,
}

/**
 * Opens the login dialog when there is no session (docs/product/session.md#login-required-routes). All callers share one promise.
 * @param target The address that the learner wants to open. A login that leaves the page (WeChat, a login page) returns to it.
 * @returns True with a session, and after a login in this or another tab; false when the learner closes the dialog.
 */
export function requestLogin(target: string | null = null): Promise<boolean> {
  if (auth.token()) return Promise.resolve(true)
  // An open form, which may be half filled, stays.
  if (!useAuth.getState().dialog) auth.openLogin()
  if (!pending) {
    let settle: (signedIn: boolean) => void = () => undefined
    const promise = new Promise<boolean>((resolve) => {
      settle = resolve
    })
    pending = { promise, settle, target }
  }
  pending.target = target
  return pending.promise
}

if (!useAuth.getState().token) {
  // A session that ended while no tab was open.
  if (wasLastBroadcast('login')) {
    broadcast('expired')
    forgetLearner()
  } else clearAccount()
}
// Not before the dialog closes: until then it fetches the user, and a guarded page would mount without one.
useAuth.subscribe(({ token, dialog }) => token && !dialog && settleLogin(true))
// A code belongs to the learner who asked for it.
useAuth.subscribe(({ token }) => token || useThirdPartyCode.setState(null, true))
listenToOtherTabs(synchronize)
watchExpiry()
