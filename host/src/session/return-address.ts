import * as paths from '@xhkt/contract/paths'
import { auth, safeReturnPath } from '@xhkt/platform/auth'
import { sessionJson } from '@xhkt/platform/storage'

/** Of the address of a login page. */
const parameter = 'return_to'
/** Session storage: where the learner was, or was going, when they left for a third party. */
const key = 'xhkt_return_to'
const isString = (value: unknown): value is string => typeof value === 'string'

// A login page leads to itself in a circle.
const accountPages = /^\/(?:login|phone|register|forged|control\/authQQCallback)(?:[/?#]|$)/

/** What an attempt leaves behind that the learner gave up must not lead a later login elsewhere. */
let isBack = false

const checked = (path: string | null): string | null => (path && !accountPages.test(path) ? safeReturnPath(path) : null)

/** This page is where a third party leads back to: what was remembered for it counts. */
export function comeBack(): void {
  isBack = true
}

/** The return address that the present login page was opened with, or that a third party was left with; else home. */
export function returnAddress(): string {
  const remembered = isBack ? sessionJson.get(key, isString) : null
  return checked(new URLSearchParams(location.search).get(parameter)) ?? checked(remembered) ?? paths.home
}

/** Where a login from here leads. */
function present(): string | null {
  return checked(new URLSearchParams(location.search).get(parameter)) ?? checked(auth.returnAddress())
}

type AccountPath = typeof paths.login | typeof paths.codeLogin | typeof paths.register | typeof paths.resetPassword

/** The address of an account page that leads back to where the learner is, or is going. */
export function accountPage(path: AccountPath): string {
  const target = present()
  return target && target !== paths.home ? `${path}?${parameter}=${encodeURIComponent(target)}` : path
}

/** Notes where the learner is, or is going, before a third party's page takes over. */
export function rememberReturn(): void {
  sessionJson.set(key, present() ?? paths.home)
}

export function forgetReturn(): void {
  isBack = false
  sessionJson.remove(key)
}
