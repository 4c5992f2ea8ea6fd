import { sessionItem } from '@xhkt/platform/storage'

/**
 * Session storage: the third-party account that waits for its phone, until the phone is bound or the binding is given up. QQ's access
 * token, which the binding sends, is encrypted and expires.
 */
const pending = sessionItem('xhkt_third_account', { openid: 'token', unionid: 'text', 'token?': 'token', 'expires?': 'count' })

export interface StoredAccount {
  openid: string
  unionid: string
  /** Only of a QQ account. */
  token?: string
  /** Only with a token: milliseconds since the epoch. */
  expires?: number
}

/** The account whose binding a reload interrupted, or null. Removes one whose token is damaged or has expired. */
export function storedAccount(): StoredAccount | null {
  const stored = pending.get()
  const { token, expires } = stored ?? {}
  if (token === undefined && expires === undefined) return stored
  if (token !== undefined && expires !== undefined && expires > Date.now()) return stored
  clearPendingAccount()
  return null
}

export const hasPendingAccount = (): boolean => storedAccount() !== null

export function storeAccount(account: StoredAccount): void {
  pending.set(account)
}

export function clearPendingAccount(): void {
  pending.remove()
}
