import type { UserInfo, UserTag } from '@xhkt/contract'
import { localItem } from '@xhkt/platform/storage'

/** Local storage key of the user. Other tabs listen to it. */
export const USER_KEY = 'xhkt_user'

export interface Account {
  user: UserInfo
  tag: UserTag | null
}

/** The fields that pages need. A user that an older release stored has no invite code. */
const stored = localItem(USER_KEY, {
  user: { user_id: 'id', nickname: 'text', avatar: 'text', phone: 'text', 'invite_code?': 'token' },
  tag: ['null', { id: 'id', name: 'text' }],
})

export const readAccount = (): Account | null => stored.get()

export const writeAccount = (account: Account): boolean => stored.set(account)

export const clearAccount = (): void => stored.remove()
