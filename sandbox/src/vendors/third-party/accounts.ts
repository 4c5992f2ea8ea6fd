import { randomBytes } from 'node:crypto'
import type { ThirdType } from '@xhkt/contract'
import { thirdParty } from '@xhkt/contract/constants'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { apiErrors } from '../../core/api-error.ts'

/** An account of WeChat or QQ and the learner that it is bound to. */
export interface ThirdPartyAccount {
  type: ThirdType
  openid: string
  unionid: string
  nickname: string
  user_id: number | null
  /** The learner's phone; null while the account is unbound. */
  phone: string | null
}

/** WeChat's authorization code or QQ's access token. */
interface Credential extends ThirdPartyAccount {
  expires_at: number
  used: number
}

/** Seconds that a credential is valid: 10 minutes for WeChat's code, 90 days for QQ's access token. */
export const credentialLifetime: Record<ThirdType, number> = { [thirdParty.wechat]: 600, [thirdParty.qq]: 7_776_000 }

const accountColumns = 'third_account.type, third_account.openid, unionid, third_account.nickname, user_id, phone'
const accounts = `third_account LEFT JOIN user ON user.id = third_account.user_id`
const ofType = query<ThirdPartyAccount>(`SELECT ${accountColumns} FROM ${accounts} WHERE type = ? ORDER BY position`)
const byOpenid = query<ThirdPartyAccount>(`SELECT ${accountColumns} FROM ${accounts} WHERE type = ? AND openid = ?`)
const byUser = query<ThirdPartyAccount>(`SELECT ${accountColumns} FROM ${accounts} WHERE type = ? AND user_id = ?`)
const byCredential = query<Credential>(
  `SELECT ${accountColumns}, expires_at, used FROM third_credential JOIN third_account USING (type, openid)
   LEFT JOIN user ON user.id = third_account.user_id WHERE third_credential.type = ? AND credential = ?`,
)

const loginOnDevice = query<{ used_at: number }>(
  'SELECT used_at FROM third_credential WHERE type = ? AND openid = ? AND device = ? AND used_at > ?',
)

export const listThirdPartyAccounts = ({ db }: Context, type: ThirdType) => db.all(ofType, type)

export function requireThirdPartyAccount({ db }: Context, type: ThirdType, openid: string): ThirdPartyAccount {
  const account = db.get(byOpenid, type, openid)
  if (!account) throw apiErrors.thirdPartyAccountNotFound(type)
  return account
}

/** Issues what the third party passes to the browser after a login: a code of WeChat or an access token of QQ. */
export function issueCredential(context: Context, type: ThirdType, openid: string): string {
  const { db, clock } = context
  requireThirdPartyAccount(context, type, openid)
  const credential = type === thirdParty.wechat ? randomBytes(24).toString('base64url') : randomBytes(16).toString('hex').toUpperCase()
  const expires = clock.now() + credentialLifetime[type]
  db.run('INSERT INTO third_credential (credential, type, openid, expires_at) VALUES (?, ?, ?, ?)', credential, type, openid, expires)
  return credential
}

/**
 * The account of a credential. WeChat's code is used up, QQ's token stays valid until it expires.
 * @param device - the `Device-Id` of the browser, which may bind the account afterwards
 */
export function redeemCredential({ db, clock }: Context, type: ThirdType, code: string, device: string): ThirdPartyAccount {
  const found = db.get(byCredential, type, code)
  if (found?.used) throw apiErrors.thirdPartyCodeUsed(type)
  if (!found || found.expires_at <= clock.now()) throw apiErrors.thirdPartyCodeExpired(type)
  const isUsedUp = Number(type === thirdParty.wechat)
  db.run('UPDATE third_credential SET used = ?, device = ?, used_at = ? WHERE credential = ?', isUsedUp, device, clock.now(), code)
  const { expires_at: _expires, used: _used, ...account } = found
  return account
}

/** Seconds from a login in which the same browser can bind the account. */
const bindingTime = 1800

/** Whether this browser has just logged in with the account. An openid alone proves nothing: it is no secret. */
export const hasLoggedIn = ({ db, clock }: Context, { type, openid }: ThirdPartyAccount, device: string): boolean =>
  db.get(loginOnDevice, type, openid, device, clock.now() - bindingTime) !== undefined

/** The account of a third party that is bound to a learner. */
export const accountOfUser = ({ db }: Context, type: ThirdType, userId: number) => db.get(byUser, type, userId)

/** Unbinds an account. Its logins in browsers cannot bind it again. */
export function unbindThirdPartyAccount({ db }: Context, { type, openid }: ThirdPartyAccount): void {
  db.run('UPDATE third_account SET user_id = NULL WHERE type = ? AND openid = ?', type, openid)
  db.run('UPDATE third_credential SET used_at = 0 WHERE type = ? AND openid = ?', type, openid)
}

/** Binds an account to a learner. Throws if the learner has another account of the same third party. */
export function bindThirdPartyAccount({ db }: Context, { type, openid }: ThirdPartyAccount, userId: number): void {
  const other = db.get(byUser, type, userId)
  if (other && other.openid !== openid) throw apiErrors.phoneHasThirdPartyAccount(type)
  db.run('UPDATE third_account SET user_id = ? WHERE type = ? AND openid = ?', userId, type, openid)
}
