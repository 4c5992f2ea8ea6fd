import type { UserInfo, UserTag } from '@xhkt/contract'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { apiErrors } from '../../core/api-error.ts'
import { welcome } from './account-messages.ts'
import { sendMessage } from '../../core/send-message.ts'
import type { User } from '../../core/user.ts'
import { hashPassword, isPassword } from './password.ts'
import { passwordTries } from './password-tries.ts'

const byPhone = query<User>('SELECT * FROM user WHERE phone = ?')
const byId = query<User>('SELECT * FROM user WHERE id = ?')
const first = query<User>(`SELECT * FROM user WHERE phone LIKE '1%' ORDER BY id LIMIT 20`)

export const findUser = ({ db }: Context, phone: string) => db.get(byPhone, phone)
export const findUserById = ({ db }: Context, id: number) => db.get(byId, id)
export const firstUsers = ({ db }: Context) => db.all(first)

/** The user of a phone that was verified by a code. An unknown phone is registered. */
export function findOrCreateUser(context: Context, phone: string): User {
  const values = [phone, '', '', context.clock.now()]
  const isNew = context.db.run('INSERT OR IGNORE INTO user (phone, nickname, avatar, created_at) VALUES (?, ?, ?, ?)', ...values) > 0
  const user = findUser(context, phone)
  if (!user) throw new Error(`user ${phone} was not written`)
  if (isNew) sendMessage(context, user.id, welcome)
  return user
}

/** Stands in for a missing password hash, so that the time of the answer does not tell who has a password. */
const noPassword = `none:${'0'.repeat(64)}`

/** Throws the same error for an unknown phone and a wrong password, so that it does not tell who has an account. */
export function authenticateByPassword(context: Context, phone: string, password: string): User {
  passwordTries.requireTry(context, phone)
  const user = findUser(context, phone)
  const isRight = isPassword(password, user?.password_hash ?? noPassword)
  if (!user?.password_hash || !isRight) {
    passwordTries.countWrong(context, phone)
    throw apiErrors.passwordWrong()
  }
  passwordTries.forget(context, phone)
  return user
}

export function setPassword(context: Context, { id, phone }: User, password: string): void {
  context.db.run('UPDATE user SET password_hash = ? WHERE id = ?', hashPassword(password), id)
  passwordTries.forget(context, phone)
}

const inviteCodes = 36 ** 6

/**
 * A stable, unique code that does not reveal the user id. It is unique because the factor and the number of codes have no common
 * divisor.
 */
const inviteCode = (userId: number) => ((userId * 915_247_391 + 1_204_633) % inviteCodes).toString(36).toUpperCase().padStart(6, '0')

export function userInfo({ id, nickname, avatar, phone }: User): UserInfo {
  return { user_id: String(id), nickname, avatar, phone, invite_code: inviteCode(id) }
}

export function userTag(user: User): UserTag | null {
  return user.tag_id && user.tag_name ? { id: user.tag_id, name: user.tag_name } : null
}
