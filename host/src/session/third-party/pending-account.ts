import { sessionJson } from '@xhkt/platform/storage'

/**
 * Session storage: the third-party account that waits for its phone, until the phone is bound or the binding is given up. QQ's access
 * token, which the binding sends, is encrypted and expires.
 */
const key = 'xhkt_third_account'

export interface StoredAccount {
  openid: string
  unionid: string
  /** Only of a QQ account. */
  token?: string
  /** Only with a token: milliseconds since the epoch. */
  expires?: number
}

const isStored = (value: unknown): value is StoredAccount => {
  const { openid, unionid, token, expires } = (value ?? {}) as Partial<Record<keyof StoredAccount, unknown>>
  if (typeof openid !== 'string' || openid === '' || typeof unionid !== 'string') return false
  return token === undefined || (typeof token === 'string' && typeof expires === 'number')
}

/** The account whose binding a reload interrupted, or null. Removes one that has expired. */
export function storedAccount(): StoredAccount | null {
  const stored = sessionJson.get(key, isStored)
  if (!stored?.expires || stored.expires > Date.now()) return stored
  clearPendingAccount()
  return null
}

export const hasPendingAccount = (): boolean => storedAccount() !== null

export function storeAccount(account: StoredAccount): void {
  sessionJson.set(key, account)
}

export function clearPendingAccount(): void {
  sessionJson.remove(key)
}
