import * as paths from '@xhkt/contract/paths'
import { auth, safeReturnPath } from '@xhkt/platform/auth'
import { sessionItem } from '@xhkt/platform/storage'

/** Query parameter of the account pages. */
const parameter = 'return_to'
/** Session storage: the page that the learner was on, or going to, when they left for a third party. */
const stored = sessionItem('xhkt_return_to', 'token')

// An account page must not return to an account page.
const accountPages = /^\/(?:login|phone|register|forged|control\/authQQCallback)(?:[/?#]|$)/

/** False for an attempt that the learner gave up: its stored address must not affect a later login. */
let hasReturned = false

const checked = (path: string | null): string | null => (path && !accountPages.test(path) ? safeReturnPath(path) : null)

/** Call on the page that a third party returns to. Only then the stored address counts. */
export function markReturned(): void {
  hasReturned = true
}

/** Where a login leads: the parameter of this account page, else the address stored for a third party, else home. */
export function returnAddress(): string {
  const remembered = hasReturned ? stored.get() : null
  return checked(new URLSearchParams(location.search).get(parameter)) ?? checked(remembered) ?? paths.home
}

/** Where a login that starts on this page leads. */
function currentTarget(): string | null {
  return checked(new URLSearchParams(location.search).get(parameter)) ?? checked(auth.returnAddress())
}

type AccountPath = typeof paths.login | typeof paths.codeLogin | typeof paths.register | typeof paths.resetPassword

/** The address of an account page, with the current page as its return address. */
export function accountPage(path: AccountPath): string {
  const target = currentTarget()
  return target && target !== paths.home ? `${path}?${parameter}=${encodeURIComponent(target)}` : path
}

/** Stores the return address before the learner leaves for a third party. */
export function rememberReturn(): void {
  stored.set(currentTarget() ?? paths.home)
}

export function forgetReturn(): void {
  hasReturned = false
  stored.remove()
}
