import { api, ApiError, type CallOptions } from '@xhkt/platform/api'
import { auth } from '@xhkt/platform/auth'
import type { LoginResult } from '@xhkt/contract'
import { toast } from '@xhkt/platform/toast'

let signingIn = false
let loading: { token: string; done: Promise<void> } | null = null

/** True while the session changes because a learner logs in here, and not in another tab. */
export const isSigningIn = (): boolean => signingIn

/** Fetches the signed-in user and keeps them; a failure leaves what is known. Callers at the same time share one call. */
export function loadUser(options: CallOptions = {}): Promise<void> {
  const token = auth.token()
  if (!token) return Promise.resolve()
  if (loading?.token === token) return loading.done
  const done = api
    .get('/v1/user/detail', options)
    // Somebody else may be signed in by now.
    .then(({ detail, tag }) => auth.token() === token && auth.setUser(detail, tag))
    .catch(() => undefined)
    .then(() => {
      if (loading?.done === done) loading = null
    })
  loading = { token, done }
  return done
}

/** Section 4: token and expiry are stored, the user is fetched, the dialog closes. The caller then reloads the root view. */
export async function signIn(result: LoginResult, message: '登录成功' | '注册成功' = '登录成功'): Promise<void> {
  signingIn = true
  // Whoever was here until now must not be taken for the one who has come.
  if (auth.token()) auth.signOut()
  auth.signIn(result)
  toast.success(message)
  await loadUser()
  signingIn = false
  auth.closeLogin()
}

/**
 * Tells the server, and forgets the session here without waiting for it: a server that is down or slow must not keep
 * a learner signed in on a computer that they are about to leave.
 */
export function signOut(): Promise<void> {
  if (auth.token()) api.get('/v1/logout', { toast: false, keepalive: true }).catch(() => undefined)
  auth.signOut()
  toast.success('退出登录成功')
  return Promise.resolve()
}

/** Section 8, for a refresh that the server refuses with any code. */
function expire(token: string): void {
  // Another tab may have refreshed at the same time, and be the reason for the refusal.
  auth.follow()
  if (auth.token() !== token) return
  toast.error('登录状态已过期，请重新登录！')
  auth.signOut('expired')
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'business' || error.status === 401 || error.status === 403)

/** A fresh token for the live one. A refusal logs out; a failed transport changes nothing. Resolves to whether it is fresh. */
export async function refresh(): Promise<boolean> {
  const token = auth.token()
  if (!token) return false
  try {
    const result = await api.get('/v1/refresh', { toast: false, repeat: true })
    if (auth.token() === token) auth.signIn(result)
    return true
  } catch (error) {
    if (isRefusal(error)) expire(token)
    return false
  }
}
