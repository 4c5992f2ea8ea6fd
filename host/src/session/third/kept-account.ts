import { thirdParty } from '@xhkt/contract/constants'
import type { ThirdAccount } from '@xhkt/platform/auth'
import { sessionJson } from '@xhkt/platform/storage'

/** Section 4: openid and unionid of a WeChat account without a phone, until the binding is done or given up. Never a token. */
const key = 'xhkt_third_account'

type Kept = Pick<ThirdAccount, 'openid' | 'unionid'>

const isKept = (value: unknown): value is Kept => {
  const { openid, unionid } = (value ?? {}) as Partial<Kept>
  return typeof openid === 'string' && openid !== '' && typeof unionid === 'string'
}

/** The account whose binding a reload has interrupted, or null. */
export function keptAccount(): ThirdAccount | null {
  const kept = sessionJson.get(key, isKept)
  return kept && { type: thirdParty.wechat, openid: kept.openid, unionid: kept.unionid }
}

export const isAccountKept = (): boolean => keptAccount() !== null

export function keepAccount({ openid, unionid }: Kept): void {
  sessionJson.set(key, { openid, unionid })
}

export function forgetAccount(): void {
  sessionJson.remove(key)
}
