import { ApiError } from '@xhkt/platform/api'
import { auth } from '@xhkt/platform/auth'
import { signIn } from '../session.ts'
import { startBinding } from './binding.ts'
import { canRetry, thirdPartyLogin } from './third-party-login.ts'
import { type Arrival, arrive, chooseAgain, useWechatReturn } from './wechat-progress.ts'

/**
 * Sends WeChat's code to the server (docs/product/session.md#third-party-login). A bound account is logged in and goes to the return
 * address; another one binds a phone. A refusal shows the server's message; a transport error can be retried with the same code.
 */
export async function loginByWechat(code: string, arrival: Arrival, again = false): Promise<void> {
  useWechatReturn.setState({ at: 'working' }, true)
  try {
    const found = await thirdPartyLogin(1, code, again)
    if ('login' in found) {
      await signIn(found.login)
      arrive(arrival.go, true)
      arrival.onSignedIn()
    } else startBinding(found.unbound, (signedIn) => arrive(arrival.go, signedIn))
    useWechatReturn.setState({ at: 'none' }, true)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (canRetry(error)) {
      useWechatReturn.setState({ at: 'lost', retry: () => void loginByWechat(code, arrival, true) }, true)
      auth.openLogin('wxLogin')
    } else {
      useWechatReturn.setState({ at: 'none' }, true)
      chooseAgain(arrival.go)
    }
  }
}
