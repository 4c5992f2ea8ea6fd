import { thirdParty } from '@xhkt/contract/constants'
import { auth, useThirdPartyCode } from '@xhkt/platform/auth'
import { toast } from '@xhkt/platform/toast'
import { reopenLogin, returnAfterLogin } from './after-login.ts'
import { clearPendingAccount, hasPendingAccount } from './pending-account.ts'
import { loginByWechat } from './wechat-login.ts'
import type { LoginCallbacks, Returned, WechatReturn } from './wechat-login-state.ts'

/** What a learner reads who returns without a usable code. */
const messages = {
  denied: '您已取消微信登录',
  linkDenied: '您已取消微信授权',
  stale: '登录请求已失效，请重新扫码登录',
} as const

/** Hands the code to the page that binds the account. A code of a learner who has left meanwhile is dropped. */
function link(found: WechatReturn): void {
  if (typeof found !== 'object') toast.error(messages.linkDenied)
  else if (auth.token()) useThirdPartyCode.setState({ type: thirdParty.wechat, code: found.code }, true)
}

/** Resumes the binding that a reload interrupted, of either third party. */
function resumeInterruptedBinding({ go }: LoginCallbacks): void {
  if (auth.token()) clearPendingAccount()
  if (!hasPendingAccount()) return
  import(/* webpackChunkName: "binding" */ './binding.ts').then(
    ({ resumeBinding }) => resumeBinding((signedIn) => returnAfterLogin(go, signedIn)),
    () => undefined,
  )
}

/** Continues with what the address had, or with a binding that a reload interrupted. */
export function resumeReturned({ found, isLink }: Returned, callbacks: LoginCallbacks): void {
  if (found === null) resumeInterruptedBinding(callbacks)
  else if (isLink) link(found)
  else if (typeof found === 'object') void loginByWechat(found.code, callbacks)
  else {
    toast.error(messages[found])
    if (found === 'denied') reopenLogin(callbacks.go)
    else if (!auth.token()) auth.openLogin()
  }
}
