import { auth } from '@xhkt/platform/auth'
import { toast } from '@xhkt/platform/toast'
import { comeBack } from '../return-address.ts'
import { isAccountKept } from './kept-account.ts'
import { wechatReturnMessages } from './messages.ts'
import { dropState, issuedState } from './one-time-state.ts'
import { isQqCallback } from './qq-return.ts'
import { type Arrival, chooseAgain, useWechatReturn } from './wechat-progress.ts'

/** `code`: to be sent to the server · denied: the learner refused on the phone · stale: nothing that this tab has asked for. */
export type WechatReturn = { code: string } | 'denied' | 'stale'

/**
 * Reads an address that WeChat may have sent the learner back to. Only `code` and `state` together, or the state that this tab
 * has issued, are WeChat's; any other page may have a `code` or a `state` of its own.
 */
export function readWechatReturn(search: string, issued: string | null): WechatReturn | null {
  const query = new URLSearchParams(search)
  const state = query.get('state')
  if (!state) return null
  const code = query.get('code')
  if (state === issued) return code ? { code } : 'denied'
  return code ? 'stale' : null
}

/** The query as it stands, letter by letter, but for WeChat's part. */
export function withoutWechatReturn(search: string): string {
  const pairs = search.slice(1).split('&')
  const rest = pairs.filter((pair) => pair && !/^(?:code|state)(?:=|$)/.test(pair))
  return rest.length > 0 ? `?${rest.join('&')}` : ''
}

let held: WechatReturn | null = null

/** Takes WeChat's answer out of the address before anything else happens: a reload must not send a used code. */
export function holdWechatReturn(): void {
  const { pathname, search, hash } = location
  if (isAccountKept()) comeBack()
  if (!search || isQqCallback(pathname)) return
  held = readWechatReturn(search, issuedState('wechat'))
  if (!held) return
  if (held !== 'stale') comeBack()
  dropState('wechat')
  window.history.replaceState(window.history.state, '', pathname + withoutWechatReturn(search) + hash)
}

function proceed(found: { code: string } | null, arrival: Arrival): void {
  if (found) {
    useWechatReturn.setState({ at: 'working' }, true)
    auth.openLogin('wxLogin')
  }
  import(/* webpackChunkName: "wechat-login" */ './wechat-login.ts').then(
    ({ loginByWechat, resumeBinding }) => (found ? loginByWechat(found.code, arrival) : resumeBinding(arrival)),
    () => {
      if (!found) return
      const retry = (): void => {
        // The same request, if it only hangs, would be joined and not made again.
        window.__xhktLoading?.giveUp('/host/')
        proceed(found, arrival)
      }
      useWechatReturn.setState({ at: 'lost', retry }, true)
    },
  )
}

/** Goes on with what `holdWechatReturn` has found, or with a binding that a reload has interrupted. */
export function resumeWechat(arrival: Arrival): void {
  const found = held
  held = null
  if (found === null) {
    if (isAccountKept() && !auth.token()) proceed(null, arrival)
  } else if (typeof found === 'object') proceed(found, arrival)
  else {
    toast.error(wechatReturnMessages[found])
    if (found === 'denied') chooseAgain(arrival.go)
    else if (!auth.token()) auth.openLogin()
  }
}
