import { create } from 'zustand'
import { api, ApiError } from '@xhkt/platform/api'
import { auth, useAuth } from '@xhkt/platform/auth'
import { isFinalRefusal } from '@xhkt/contract/constants'
import { toast } from '@xhkt/platform/toast'

/** How fetching the user went, for the bar, which shows a failure in the place of the user menu. */
export const useUserLoad = create(() => ({ failed: false, loading: false }))

let signingIn = false
let loading: { token: string; done: Promise<void> } | null = null

/** Whether the session is still that of the token: another tab may have changed the cookies a moment ago. */
function isCurrent(token: string): boolean {
  auth.synchronize()
  return auth.token() === token
}

function accountNow(): string {
  const { user, tag } = useAuth.getState()
  return JSON.stringify([user, tag])
}

/** Whether a login in this tab is changing the session, and not one in another tab. */
export const isSigningIn = (): boolean => signingIn

/** Only `sign-in.ts` calls this. It is in another chunk, which loads with the login. */
export function setSigningIn(now: boolean): void {
  signingIn = now
}

/** Asks a learner whose account is being closed. The chunk loads only for them. If that fails, the next fetch of the user asks again. */
function offerToCancelClosing(learner: string, closesAt: number): void {
  import(/* webpackChunkName: "closing-account" */ './closing-account.ts').then(
    ({ askToCancelClosing }) => askToCancelClosing(learner, closesAt, signOut),
    () => undefined,
  )
}

/**
 * Fetches the signed-in user and stores them. A failure changes nothing but `useUserLoad`. Single flight: concurrent callers share one
 * call. An answer that is older than a change of the user or the tag, here or in another tab, is requested again.
 */
export function loadUser(): Promise<void> {
  const token = auth.token()
  if (!token) return Promise.resolve()
  if (loading?.token === token) return loading.done
  const before = accountNow()
  const done = api
    .get('/v1/user/detail', { toast: false })
    .then(({ detail, tag, closes_at }) => {
      // Another user may be signed in by now.
      if (!isCurrent(token)) return
      if (accountNow() !== before) {
        loading = null
        return loadUser()
      }
      auth.setUser(detail, tag)
      if (closes_at !== undefined) offerToCancelClosing(detail.user_id, closes_at)
    })
    .then(
      () => false,
      () => true,
    )
    .then((failed) => {
      if (loading?.done !== done) return
      loading = null
      useUserLoad.setState({ failed, loading: false })
    })
  loading = { token, done }
  useUserLoad.setState({ loading: true })
  return done
}

/**
 * Ends the session without waiting for the server: a slow or broken server must not keep a learner signed in on a computer that they
 * are about to leave.
 */
export function signOut(): Promise<void> {
  auth.announceLogout()
  if (auth.token()) api.get('/v1/logout', { toast: false, keepalive: true }).catch(() => undefined)
  auth.signOut()
  toast.success('退出登录成功')
  return Promise.resolve()
}

/** The server refused a refresh for good (docs/product/session.md#token-and-refresh). */
function expire(token: string): void {
  // The server refuses the old token if another tab refreshed at the same time.
  if (!isCurrent(token)) return
  auth.signOut('expired')
  toast.error('登录状态已过期，请重新登录！')
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && ((error.kind === 'business' && isFinalRefusal(error.code)) || error.status === 401 || error.status === 403)

/** Refreshes the token. A refusal logs out; a transport error changes nothing. Resolves to whether the new token is stored. */
export async function refresh(): Promise<boolean> {
  const token = auth.token()
  if (!token) return false
  try {
    const result = await api.get('/v1/refresh', { toast: false })
    // After a logout or a login in another tab, storing the new token would bring the former learner back.
    if (!isCurrent(token)) return false
    auth.signIn(result)
    return true
  } catch (error) {
    if (isRefusal(error)) expire(token)
    return false
  }
}
