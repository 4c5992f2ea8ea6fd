import { thirdParty } from '@xhkt/contract/constants'
import { auth, useThirdPartyCode } from '@xhkt/platform/auth'
import { toast } from '@xhkt/platform/toast'
import { replaceAddress } from '@xhkt/platform/router/history-state'
import { markReturned } from '../return-address.ts'
import { clearPendingAccount, hasPendingAccount } from './pending-account.ts'
import { dropState, issuedState } from './oauth-state.ts'
import { isQqCallback } from './qq-return.ts'
import { type LoginCallbacks, reopenLogin, returnAfterLogin, useWechatLoginState } from './wechat-login-state.ts'

/** For a return without a usable code. Not in `wechat-messages.ts`, because this is in the first load of every page. */
const messages = {
  denied: '您已取消微信登录',
  linkDenied: '您已取消微信授权',
  stale: '登录请求已失效，请重新扫码登录',
} as const

/** `code`: to be sent to the server · denied: the learner refused on the phone · stale: this tab did not start the login. */
export type WechatReturn = { code: string } | 'denied' | 'stale'

/**
 * Reads WeChat's answer from the address. Only `code` and `state` together, or the state that this tab issued, are WeChat's: other pages
 * may have a `code` or a `state` of their own.
 */
export function readWechatReturn(search: string, issued: string | null): WechatReturn | null {
  const query = new URLSearchParams(search)
  const state = query.get('state')
  if (!state) return null
  const code = query.get('code')
  if (state === issued) return code ? { code } : 'denied'
  return code ? 'stale' : null
}

/** Removes WeChat's parameters from a query and leaves the rest unchanged, letter by letter. */
export function withoutWechatReturn(search: string): string {
  const pairs = search.slice(1).split('&')
  const rest = pairs.filter((pair) => pair && !/^(?:code|state)(?:=|$)/.test(pair))
  return rest.length > 0 ? `?${rest.join('&')}` : ''
}

let captured: WechatReturn | null = null
/** The captured answer is for a signed-in learner who binds an account, and not for a login. */
let isLink = false

/** Moves WeChat's answer from the address into memory before anything else runs: a reload must not resend a used code. */
export function captureWechatReturn(): void {
  const { pathname, search, hash } = location
  if (hasPendingAccount()) markReturned()
  if (!search || isQqCallback(pathname)) return
  const linkState = issuedState('wechatLink')
  isLink = linkState !== null && new URLSearchParams(search).get('state') === linkState
  const flow = isLink ? 'wechatLink' : 'wechat'
  captured = readWechatReturn(search, issuedState(flow))
  if (!captured) return
  if (captured !== 'stale' && !isLink) markReturned()
  dropState(flow)
  replaceAddress(pathname + withoutWechatReturn(search) + hash)
}

function proceed(code: string, callbacks: LoginCallbacks): void {
  useWechatLoginState.setState({ at: 'working' }, true)
  auth.openLogin('wxLogin')
  import(/* webpackChunkName: "wechat-login" */ './wechat-login.ts').then(
    ({ loginByWechat }) => loginByWechat(code, callbacks),
    () => {
      const retry = (): void => {
        // A retry would join a request that hangs.
        window.__xhktLoading?.cancel('/host/')
        proceed(code, callbacks)
      }
      useWechatLoginState.setState({ at: 'lost', retry }, true)
    },
  )
}

/** Hands the code to the page that binds the account. A code of a learner who has left meanwhile is dropped. */
function link(found: WechatReturn): void {
  if (typeof found !== 'object') toast.error(messages.linkDenied)
  else if (auth.token()) useThirdPartyCode.setState({ type: thirdParty.wechat, code: found.code }, true)
}

/** Resumes the binding that a reload interrupted, of either third party. QQ's callback page does so itself. */
function resumeInterruptedBinding({ go }: LoginCallbacks): void {
  if (isQqCallback(location.pathname)) return
  if (auth.token()) clearPendingAccount()
  if (!hasPendingAccount()) return
  import(/* webpackChunkName: "binding" */ './binding.ts').then(
    ({ resumeBinding }) => resumeBinding((signedIn) => returnAfterLogin(go, signedIn)),
    () => undefined,
  )
}

/** Continues with what `captureWechatReturn` has found, or with a binding that a reload interrupted. */
export function resumeThirdParty(callbacks: LoginCallbacks): void {
  const found = captured
  captured = null
  if (found === null) resumeInterruptedBinding(callbacks)
  else if (isLink) link(found)
  else if (typeof found === 'object') proceed(found.code, callbacks)
  else {
    toast.error(messages[found])
    if (found === 'denied') reopenLogin(callbacks.go)
    else if (!auth.token()) auth.openLogin()
  }
}
