import { ApiError } from '@xhkt/platform/api'
import { auth, type ThirdAccount, useAuth } from '@xhkt/platform/auth'
import { signIn } from '../session.ts'
import { clearPendingAccount, savePendingAccount, pendingAccount } from './pending-account.ts'
import { canRetry, thirdPartyLogin } from './third-party-login.ts'
import { type Arrival, arrive, chooseAgain, useWechatReturn } from './wechat-progress.ts'

/** Opens the binding. Clears the pending account when the binding is done or given up. */
function bind(account: ThirdAccount, { go }: Arrival): void {
  savePendingAccount(account)
  auth.openBind(account)
  const stop = useAuth.subscribe(({ dialog, token }) => {
    if (dialog?.form === 'bind') return
    stop()
    clearPendingAccount()
    arrive(go, token !== null)
  })
}

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
    } else bind(found.unbound, arrival)
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

/** Resumes the binding that a reload interrupted. */
export function resumeBinding(arrival: Arrival): void {
  const account = pendingAccount()
  if (account) bind(account, arrival)
}
