import { auth } from '@xhkt/platform/auth'
import { replaceAddress } from '@xhkt/platform/router/history-state'
import { toast } from '@xhkt/platform/toast'
import { markReturned } from '../return-address.ts'
import { hasPendingAccount } from './pending-account.ts'
import { dropState, issuedState } from './oauth-state.ts'
import { isQqCallback } from './qq-return.ts'
import { type LoginCallbacks, type Returned, useWechatLoginState, type WechatReturn } from './wechat-login-state.ts'

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

async function resume(returned: Returned, callbacks: LoginCallbacks): Promise<void> {
  if (typeof returned.found === 'object' && returned.found && !returned.isLink) {
    useWechatLoginState.setState({ at: 'working' }, true)
    auth.openLogin('wxLogin')
  }
  try {
    const { resumeReturned } = await import(/* webpackChunkName: "wechat-login" */ './resume-returned.ts')
    resumeReturned(returned, callbacks)
  } catch {
    if (returned.found === null) return
    if (returned.isLink) {
      toast.error('绑定没有完成，请重新扫码')
      return
    }
    const retry = (): void => {
      // A retry would join a request that hangs.
      window.__xhktLoading?.cancel('/host/')
      void resume(returned, callbacks)
    }
    useWechatLoginState.setState({ at: 'lost', retry }, true)
    auth.openLogin('wxLogin')
  }
}

/** Continues with what `captureWechatReturn` has found, or with a binding that a reload interrupted: by a chunk that few visitors need. */
export async function resumeThirdParty(callbacks: LoginCallbacks): Promise<void> {
  const found = captured
  captured = null
  // QQ's callback page resumes its binding itself.
  if (found || (hasPendingAccount() && !isQqCallback(location.pathname))) await resume({ found, isLink }, callbacks)
}
