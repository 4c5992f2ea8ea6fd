import type { UserInfo, UserTag } from '@xhkt/contract'
import { localJson } from '@xhkt/platform/storage'

/** Local storage key of the user. Other tabs listen to it. */
export const USER_KEY = 'xhkt_user'

export interface Account {
  user: UserInfo
  tag: UserTag | null
}

const hasTexts = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

/** An older release, or a person, may have written the stored value. */
function isAccount(value: unknown): value is Account {
  if (typeof value !== 'object' || value === null) return false
  const { user, tag } = value as Partial<Record<keyof Account, unknown>>
  return hasTexts(user, ['user_id', 'nickname', 'avatar', 'phone']) && (tag === null || hasTexts(tag, ['id', 'name']))
}

export const readAccount = (): Account | null => localJson.get(USER_KEY, isAccount)

export const writeAccount = (account: Account): boolean => localJson.set(USER_KEY, account)

export const clearAccount = (): void => {
  localJson.remove(USER_KEY)
}
