import { thirdParty } from '@xhkt/contract/constants'
import type { ThirdAccount } from '@xhkt/platform/auth'
import { sessionJson } from '@xhkt/platform/storage'

/** Session storage: openid and unionid of a WeChat account, until a phone is bound or the binding is given up. Never a token. */
const key = 'xhkt_third_account'

type Stored = Pick<ThirdAccount, 'openid' | 'unionid'>

const isStored = (value: unknown): value is Stored => {
  const { openid, unionid } = (value ?? {}) as Partial<Stored>
  return typeof openid === 'string' && openid !== '' && typeof unionid === 'string'
}

/** The account whose binding a reload interrupted, or null. */
export function pendingAccount(): ThirdAccount | null {
  const stored = sessionJson.get(key, isStored)
  return stored && { type: thirdParty.wechat, openid: stored.openid, unionid: stored.unionid }
}

export const hasPendingAccount = (): boolean => pendingAccount() !== null

export function savePendingAccount({ openid, unionid }: Stored): void {
  sessionJson.set(key, { openid, unionid })
}

export function clearPendingAccount(): void {
  sessionJson.remove(key)
}
