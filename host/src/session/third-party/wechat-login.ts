import { ApiError } from '@xhkt/platform/api'
import { auth } from '@xhkt/platform/auth'
import { signIn } from '../sign-in.ts'
import { reopenLogin, returnAfterLogin } from './after-login.ts'
import { startBinding } from './binding.ts'
import { canRetry, thirdPartyLogin } from './third-party-login.ts'
import { type LoginCallbacks, useWechatLoginState } from './wechat-login-state.ts'

/**
 * Sends WeChat's code to the server (docs/product/session.md#third-party-login). A bound account is logged in and goes to the return
 * address; another one binds a phone. A refusal shows the server's message; a transport error can be retried with the same code.
 */
export async function loginByWechat(code: string, callbacks: LoginCallbacks, again = false): Promise<void> {
  useWechatLoginState.setState({ at: 'working' }, true)
  try {
    const found = await thirdPartyLogin(1, code, again)
    if ('login' in found) {
      await signIn(found.login)
      returnAfterLogin(callbacks.go, true)
      callbacks.onSignedIn()
    } else startBinding(found.unbound, (signedIn) => returnAfterLogin(callbacks.go, signedIn))
    useWechatLoginState.setState({ at: 'none' }, true)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (canRetry(error)) {
      useWechatLoginState.setState({ at: 'lost', retry: () => void loginByWechat(code, callbacks, true) }, true)
      auth.openLogin('wxLogin')
    } else {
      useWechatLoginState.setState({ at: 'none' }, true)
      reopenLogin(callbacks.go)
    }
  }
}
