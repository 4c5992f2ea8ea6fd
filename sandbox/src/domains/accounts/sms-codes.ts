import { randomInt } from 'node:crypto'
import type { BodyOf } from '@xhkt/contract'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { apiErrors } from '../../core/api-error.ts'
import type { Client } from '../../core/route.ts'

/** docs/product/forms.md#sms-code */
export type SmsType = BodyOf<'POST', '/v1/sendSms'>['type']

export interface Sms {
  id: number
  phone: string
  type: SmsType
  code: string
  sent_at: number
  expires_at: number
  wrong_tries: number
  used: number
}

const lifetime = 300
const maxTries = 5

const lastOfPhone = query<Sms>('SELECT * FROM sms WHERE phone = ? ORDER BY id DESC LIMIT 1')
const lastOfType = query<Sms>('SELECT * FROM sms WHERE phone = ? AND type = ? ORDER BY id DESC LIMIT 1')
const latest = query<Sms>('SELECT * FROM sms ORDER BY id DESC LIMIT 20')

export const isValidCode = (sms: Sms, now: number) => !sms.used && sms.wrong_tries < maxTries && now < sms.expires_at

interface Recipient {
  phone: string
  type: SmsType
}

/** Sends a code. It replaces earlier ones of the same phone and type. `captcha`: whether one was solved for it. */
export function sendCode({ db, clock }: Context, { phone, type }: Recipient, { device, address }: Client, captcha: boolean): void {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const now = clock.now()
  const values = [phone, type, code, now, now + lifetime, device, address, Number(captcha)]
  db.run('INSERT INTO sms (phone, type, code, sent_at, expires_at, device, address, captcha) VALUES (?, ?, ?, ?, ?, ?, ?, ?)', ...values)
}

/** The sent code of one of these types; throws without the right one. A wrong code counts as a try for each valid code of the phone. */
export function verifyCode({ db, clock }: Context, phone: string, types: readonly SmsType[], code: string): Sms {
  const valid = types.flatMap((type) => db.get(lastOfType, phone, type) ?? []).filter((sms) => isValidCode(sms, clock.now()))
  if (valid.length === 0) throw apiErrors.codeExpired()
  const match = valid.find((sms) => sms.code === code)
  if (match) return match
  for (const sms of valid) db.run('UPDATE sms SET wrong_tries = wrong_tries + 1 WHERE id = ?', sms.id)
  throw valid.every((sms) => sms.wrong_tries + 1 >= maxTries) ? apiErrors.codeExpired() : apiErrors.codeWrong()
}

export function markUsed({ db }: Context, { id }: Sms): void {
  db.run('UPDATE sms SET used = 1 WHERE id = ?', id)
}

/** Verifies a code, and uses it up. */
export function redeemCode(context: Context, phone: string, types: readonly SmsType[], code: string): void {
  markUsed(context, verifyCode(context, phone, types, code))
}

export const recentCodes = ({ db }: Context) => db.all(latest)

export function requireValidCode({ db, clock }: Context, phone: string): Sms {
  const last = db.get(lastOfPhone, phone)
  if (!last || !isValidCode(last, clock.now())) throw apiErrors.smsCodeNotFound()
  return last
}
