import { ApiError } from '@xhkt/platform/api'
import { auth, type ThirdAccount, useAuth } from '@xhkt/platform/auth'
import { signIn } from '../session.ts'
import { forgetAccount, keepAccount, keptAccount } from './kept-account.ts'
import { isLost, thirdLogin } from './third-login.ts'
import { type Arrival, arrive, chooseAgain, useWechatReturn } from './wechat-progress.ts'

/** The binding, over the page; what is kept of the account goes when it is done or given up. */
function bind(account: ThirdAccount, { go }: Arrival): void {
  keepAccount(account)
  auth.openBind(account)
  const stop = useAuth.subscribe(({ dialog, token }) => {
    if (dialog?.form === 'bind') return
    stop()
    forgetAccount()
    arrive(go, token !== null)
  })
}

/**
 * Section 4: sends the code that WeChat has returned with. 1: the session begins and the learner is where they were going.
 * 0: a phone is to be bound. A refusal has been told by the server's message; what got lost can be sent again with the same code.
 */
export async function loginByWechat(code: string, arrival: Arrival, again = false): Promise<void> {
  useWechatReturn.setState({ at: 'working' }, true)
  try {
    const found = await thirdLogin(1, code, again)
    if ('login' in found) {
      await signIn(found.login)
      arrive(arrival.go, true)
      arrival.onSignedIn()
    } else bind(found.unbound, arrival)
    useWechatReturn.setState({ at: 'none' }, true)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isLost(error)) {
      useWechatReturn.setState({ at: 'lost', retry: () => void loginByWechat(code, arrival, true) }, true)
      auth.openLogin('wxLogin')
    } else {
      useWechatReturn.setState({ at: 'none' }, true)
      chooseAgain(arrival.go)
    }
  }
}

/** Goes on with the binding that a reload has interrupted. */
export function resumeBinding(arrival: Arrival): void {
  const account = keptAccount()
  if (account) bind(account, arrival)
}
