import { thirdParty } from '@xhkt/contract/constants'
import { auth, type ThirdAccount, useAuth } from '@xhkt/platform/auth'
import { decrypt, encrypt } from '../encryption.ts'
import { clearPendingAccount, type StoredAccount, storeAccount, storedAccount } from './pending-account.ts'

/** Milliseconds in which a reload resumes the binding of a QQ account. QQ's token is valid for ninety days. */
const tokenLifetime = 600_000

type OnEnd = (signedIn: boolean) => void

/** The token belongs to one account, and its expiry cannot be changed. */
const contextOf = ({ openid, unionid, expires }: StoredAccount): string => JSON.stringify([openid, unionid, expires])

/** Whether the account still waits for its phone. */
const isBinding = (account: ThirdAccount): boolean => {
  const { dialog } = useAuth.getState()
  return dialog?.form === 'bind' && dialog.account === account
}

async function save(account: ThirdAccount): Promise<void> {
  const { openid, unionid, access_token } = account
  if (access_token === undefined) {
    storeAccount({ openid, unionid })
    return
  }
  const stored = { openid, unionid, expires: Date.now() + tokenLifetime }
  // Without encryption the binding ends with the page.
  const token = await encrypt(access_token, contextOf(stored)).catch(() => null)
  if (token !== null && isBinding(account)) storeAccount({ ...stored, token })
}

function open(account: ThirdAccount, onEnd?: OnEnd): void {
  auth.openBind(account)
  const stop = useAuth.subscribe(() => {
    if (isBinding(account)) return
    stop()
    clearPendingAccount()
    onEnd?.(auth.token() !== null)
  })
}

/**
 * Opens the binding of a phone (docs/product/session.md#binding). A reload can resume it until it is done or given up.
 * @param onEnd - called when the binding is done or given up, with whether the learner is signed in
 */
export function startBinding(account: ThirdAccount, onEnd?: OnEnd): void {
  open(account, onEnd)
  void save(account)
}

async function pendingAccount(): Promise<ThirdAccount | null> {
  const stored = storedAccount()
  if (!stored) return null
  const { openid, unionid, token } = stored
  if (token === undefined) return { type: thirdParty.wechat, openid, unionid }
  const access_token = await decrypt(token, contextOf(stored))
  return access_token === null ? null : { type: thirdParty.qq, openid, unionid, access_token }
}

/** Opens the binding that a reload interrupted. Resolves to its account, or to null if there is none to resume. */
export async function resumeBinding(onEnd?: OnEnd): Promise<ThirdAccount | null> {
  const account = await pendingAccount()
  if (account && !auth.token()) {
    open(account, onEnd)
    return account
  }
  clearPendingAccount()
  return null
}
