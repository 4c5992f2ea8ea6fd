import { auth, requestLogin } from '@xhkt/platform/auth'
import type { createBrowserHistory } from '@xhkt/platform/router/history'
import { routeOf } from '../../federation/tab-releases.ts'

export type Target = Parameters<ReturnType<typeof createBrowserHistory>['push']>[0]
export type Move = (to: Target, state?: unknown) => void

function pathOf(to: Target): string {
  return typeof to === 'string' ? new URL(to, location.href).pathname : (to.pathname ?? location.pathname)
}

/** Path and query. */
export function addressOf(to: Target): string {
  if (typeof to === 'string') return to
  return (to.pathname ?? location.pathname) + (to.search ?? '')
}

function mayEnter(to: Target): boolean {
  if (routeOf(pathOf(to))?.access !== 'session') return true
  auth.synchronize()
  return auth.token() !== null
}

/** Without a token the login dialog opens, and the navigation waits for it (docs/product/session.md#login-required-routes). */
export function guarded(move: Move): Move {
  return (to, state) => {
    if (mayEnter(to)) {
      move(to, state)
      return
    }
    void requestLogin(addressOf(to)).then((signedIn) => {
      if (signedIn) move(to, state)
    })
  }
}
