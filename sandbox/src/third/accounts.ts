import { randomBytes } from 'node:crypto'
import type { ThirdType } from '@xhkt/contract'
import type { Context } from '../context.ts'
import { query } from '../db/database.ts'
import { failures } from '../failure.ts'

/** Somebody's account with WeChat (1) or QQ (2), and the learner whom it logs in. */
export interface ThirdAccount {
  type: ThirdType
  openid: string
  unionid: string
  nickname: string
  user_id: number | null
  /** Of the learner; null while it is bound to nobody. */
  phone: string | null
}

interface Voucher extends ThirdAccount {
  expires_at: number
  used: number
}

/** How long the third parties stand by what they hand out, in seconds: WeChat's code 10 minutes, QQ's access token 90 days. */
export const voucherLifetime: Record<ThirdType, number> = { 1: 600, 2: 7_776_000 }

const accountColumns = 'third_account.type, third_account.openid, unionid, third_account.nickname, user_id, phone'
const accounts = `third_account LEFT JOIN user ON user.id = third_account.user_id`
const ofType = query<ThirdAccount>(`SELECT ${accountColumns} FROM ${accounts} WHERE type = ? ORDER BY position`)
const byOpenid = query<ThirdAccount>(`SELECT ${accountColumns} FROM ${accounts} WHERE type = ? AND openid = ?`)
const byUser = query<ThirdAccount>(`SELECT ${accountColumns} FROM ${accounts} WHERE type = ? AND user_id = ?`)
const byVoucher = query<Voucher>(
  `SELECT ${accountColumns}, expires_at, used FROM third_voucher JOIN third_account USING (type, openid)
   LEFT JOIN user ON user.id = third_account.user_id WHERE third_voucher.type = ? AND voucher = ?`,
)

export const listThirdAccounts = ({ db }: Context, type: ThirdType) => db.all(ofType, type)

export function requireThirdAccount({ db }: Context, type: ThirdType, openid: string): ThirdAccount {
  const account = db.get(byOpenid, type, openid)
  if (!account) throw failures.noSuchThirdAccount(type)
  return account
}

/** What the third party hands to the learner's browser for an account: WeChat a code, QQ an access token. */
export function issueVoucher(context: Context, type: ThirdType, openid: string): string {
  const { db, clock } = context
  requireThirdAccount(context, type, openid)
  const voucher = type === 1 ? randomBytes(24).toString('base64url') : randomBytes(16).toString('hex').toUpperCase()
  const expires = clock.now() + voucherLifetime[type]
  db.run('INSERT INTO third_voucher (voucher, type, openid, expires_at) VALUES (?, ?, ?, ?)', voucher, type, openid, expires)
  return voucher
}

/** Whose voucher it is. WeChat's is good once, QQ's until it expires. */
export function redeemVoucher({ db, clock }: Context, type: ThirdType, code: string): ThirdAccount {
  const found = db.get(byVoucher, type, code)
  if (found?.used) throw failures.thirdCodeUsed(type)
  if (!found || found.expires_at <= clock.now()) throw failures.thirdCodeExpired(type)
  if (type === 1) db.run('UPDATE third_voucher SET used = 1 WHERE voucher = ?', code)
  const { expires_at: _expires, used: _used, ...account } = found
  return account
}

/** Refuses what one of the two is bound to already: an account logs one learner in, a learner has one account of each third party. */
export function bindThirdAccount({ db }: Context, { type, openid }: ThirdAccount, userId: number): void {
  const other = db.get(byUser, type, userId)
  if (other && other.openid !== openid) throw failures.phoneHasThirdAccount(type)
  db.run('UPDATE third_account SET user_id = ? WHERE type = ? AND openid = ?', userId, type, openid)
}
