import type { LoginResult, ThirdType, UserInfo, UserTag } from '@xhkt/contract'
import { create } from 'zustand'
import { announce, followOtherTabs, type SessionChange, wasAnnounced } from './other-tabs.ts'
import { clearSession, readSession, writeSession } from './session-cookies.ts'
import { clearAccount, readAccount, writeAccount } from './stored-user.ts'

export { safeReturnPath } from './return-path.ts'

/** Whoever came by a third party with no phone number bound yet (section 4). `access_token` is QQ's. */
export interface ThirdAccount {
  type: ThirdType
  openid: string
  unionid: string
  access_token?: string
}

/** The dialog over the page: the four forms of the login (section 4), or the registration, which is one of its own. */
export type SessionDialog = { form: 'tripartite' | 'wxLogin' | 'login' | 'register' } | { form: 'bind'; account: ThirdAccount }

export interface AuthState {
  token: string | null
  /** 10-digit seconds; 0 when signed out. */
  expiresAt: number
  user: UserInfo | null
  tag: UserTag | null
  /** Id of the learner whose session lapsed without a logout: what they had on the screen waits for them. */
  lapsed: string | null
  /** The dialog that is asked for. */
  dialog: SessionDialog | null
}

type Session = Omit<AuthState, 'dialog' | 'lapsed'>

const signedOut: Session = { token: null, expiresAt: 0, user: null, tag: null }

/** What the browser itself remembers: the cookies, and the details of the user that they belong to. */
function remembered(): Session {
  const session = readSession()
  return session ? { ...session, user: null, tag: null, ...readAccount() } : signedOut
}

/** The session (section 3 and 4): the one store of all areas. Change it through `auth` only. */
export const useAuth = create<AuthState>()(() => ({ ...remembered(), lapsed: null, dialog: null }))

/** Timers stand still while a computer sleeps: the end of a session is looked for at least this often, in milliseconds. */
const LONGEST_WAIT = 30_000
/** Cookies end on a full second, which may come this much before the end that they tell, in milliseconds. */
const COOKIE_SLACK = 1_000
/** How much later than the cookies another tab's word of a lapse may arrive, in milliseconds. */
const WORD_ARRIVES = 1_000
let expiryTimer: ReturnType<typeof setTimeout> | undefined
let pending: { promise: Promise<boolean>; settle: (signedIn: boolean) => void; target: string | null } | null = null

function settleLogin(signedIn: boolean): void {
  pending?.settle(signedIn)
  pending = null
}

/** Ends a session whose time is over, and looks again when the present one's will be. */
function watchExpiry(): void {
  clearTimeout(expiryTimer)
  const { token, expiresAt } = useAuth.getState()
  if (!token) return
  const left = expiresAt * 1000 - Date.now()
  if (left <= 0) auth.signOut('expired')
  else expiryTimer = setTimeout(watchExpiry, Math.min(left, LONGEST_WAIT))
}

/** Who is waited for when a session ends so: nobody after a logout, of which this tab may hear only now. */
function waitedFor(end: SessionChange): string | null {
  const { user, lapsed } = useAuth.getState()
  return end === 'logout' || wasAnnounced('logout') ? null : (user?.user_id ?? lapsed)
}

function endUntoldLapse(): void {
  if (!useAuth.getState().token && !wasAnnounced('expired')) auth.endLapse()
}

/** A server may leave out what a learner has never filled in. */
const textOf = (value: string | null | undefined): string => value ?? ''

/** Takes over what another tab, or the time, has done. */
function follow(): void {
  // Without cookies the session lives in this page alone.
  if (!navigator.cookieEnabled) {
    watchExpiry()
    return
  }
  const { dialog, ...before } = useAuth.getState()
  const found = remembered()
  // The word of an end, and the details that go with it, may come before the cookies are seen to be gone: until then it is known who it is.
  const isSame = found.token !== null && found.token === before.token && !found.user
  const session = isSame ? { ...found, user: before.user, tag: before.tag } : found
  const untold = before.token && !session.token && !wasAnnounced('expired') && before.expiresAt * 1000 > Date.now() + COOKIE_SLACK
  // The word of a lapse may arrive after the cookies are seen to be gone; what stays gone without a word was a logout.
  if (untold) setTimeout(endUntoldLapse, WORD_ARRIVES)
  const now = { ...session, lapsed: session.token ? before.lapsed : waitedFor('expired') }
  if (JSON.stringify(before) === JSON.stringify(now)) return
  useAuth.setState({ ...now, dialog: now.token ? null : dialog })
  watchExpiry()
}

/** The session outside React. */
export const auth = {
  /** The bearer token, or null; one whose time is over is none. */
  token(): string | null {
    const { token, expiresAt } = useAuth.getState()
    if (token && expiresAt * 1000 <= Date.now()) auth.signOut('expired')
    return useAuth.getState().token
  },

  /**
   * Starts or renews a session: token and expiry go to cookies, `expires_in` counts in seconds from now.
   * Whoever waits in `requestLogin` goes on; the dialog stays until `closeLogin`, so that the user info can be fetched first.
   */
  signIn({ access_token, expires_in }: LoginResult): void {
    const session = { token: access_token, expiresAt: Math.floor(Date.now() / 1000) + expires_in }
    writeSession(session)
    useAuth.setState(session)
    announce('login')
    watchExpiry()
  },

  /** Keeps the answer of `GET /v1/user/detail`; one that comes after a logout is dropped. */
  setUser(detail: UserInfo, tag: UserTag | null): void {
    if (!useAuth.getState().token) return
    // Section 3: the phone number stands in for a nickname that is empty or missing.
    const [nickname, avatar, phone] = [textOf(detail.nickname), textOf(detail.avatar), textOf(detail.phone)]
    const user = { ...detail, nickname: nickname.trim() ? nickname : phone, avatar, phone }
    writeAccount({ user, tag })
    useAuth.setState({ user, tag })
  },

  /**
   * Forgets the session here and in the other tabs (section 4); the server is told by `GET /v1/logout`, not by this.
   * @param end `expired` by time or by the server's refusal: then `lapsed` says who it was.
   */
  signOut(end: 'logout' | 'expired' = 'logout'): void {
    const lapsed = waitedFor(end)
    clearSession()
    // Before the user's details go: that tells the other tabs as well, but not why.
    announce(wasAnnounced('logout') ? 'logout' : end)
    clearAccount()
    useAuth.setState({ ...signedOut, lapsed })
    watchExpiry()
  },

  /** Nobody is waited for any more: they are back, or somebody else is here. */
  endLapse(): void {
    useAuth.setState({ lapsed: null })
  },

  /** Looks at the cookies and the clock now, for a decision that cannot wait until a change has come through by itself. */
  follow,

  /** Section 4: the login opens on the choice of third parties; the moves between its forms name another one. */
  openLogin(form: 'tripartite' | 'wxLogin' | 'login' = 'tripartite'): void {
    useAuth.setState({ dialog: { form } })
  },

  /** Section 4: the login opens on the binding of a phone, after a third party's account was found to have none. */
  openBind(account: ThirdAccount): void {
    useAuth.setState({ dialog: { form: 'bind', account } })
  },

  openRegister(): void {
    useAuth.setState({ dialog: { form: 'register' } })
  },

  /** Where a login leads: the address that waits for it, else the one that is shown. */
  returnAddress(): string {
    return pending?.target ?? location.pathname + location.search
  },

  /** Closes the dialog; whoever still waits in `requestLogin` is told no. */
  closeLogin(): void {
    useAuth.setState({ dialog: null })
    settleLogin(useAuth.getState().token !== null)
  },

  subscribe: useAuth.subscribe,
}

/**
 * Makes sure of a session: true at once when there is one, else the login dialog opens.
 * Resolves true after a login, here or in another tab, and false when the learner closes the dialog. All callers share one answer.
 * @param target The address that the learner is on the way to; a login that leaves the page (WeChat, a page of its own) comes back to it.
 */
export function requestLogin(target: string | null = null): Promise<boolean> {
  if (auth.token()) return Promise.resolve(true)
  // A form that is open, and perhaps half filled, stays.
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

// The details of a session that ended while no tab was open must not greet the next learner.
if (!useAuth.getState().token) clearAccount()
// Not before the dialog has closed: it fetches the user first, and a guarded page would mount without one.
useAuth.subscribe(({ token, dialog }) => token && !dialog && settleLogin(true))
followOtherTabs(follow)
watchExpiry()
