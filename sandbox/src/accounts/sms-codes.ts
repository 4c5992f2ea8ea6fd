import { randomInt } from 'node:crypto'
import type { Context } from '../context.ts'
import { query } from '../db/database.ts'
import { failures } from '../failure.ts'

/** Section 7: 1 registration, 2 login, 6 bind. */
export type SmsType = 1 | 2 | 6

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
/** Section 9: the wait between two codes. */
const resendWait = 60
const triesAllowed = 5

const lastOfPhone = query<Sms>('SELECT * FROM sms WHERE phone = ? ORDER BY id DESC LIMIT 1')
const lastOfType = query<Sms>('SELECT * FROM sms WHERE phone = ? AND type = ? ORDER BY id DESC LIMIT 1')
const latest = query<Sms>('SELECT * FROM sms ORDER BY id DESC LIMIT 20')

export const isLive = (sms: Sms, now: number) => !sms.used && sms.wrong_tries < triesAllowed && now < sms.expires_at

export function refuseEarlyResend({ db, clock }: Context, phone: string): void {
  const last = db.get(lastOfPhone, phone)
  const wait = last ? last.sent_at + resendWait - clock.now() : 0
  if (wait > 0) throw failures.smsTooOften(wait)
}

/** The newest code of a phone and type is the only one that counts. */
export function sendCode({ db, clock }: Context, phone: string, type: SmsType): void {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const now = clock.now()
  db.run('INSERT INTO sms (phone, type, code, sent_at, expires_at) VALUES (?, ?, ?, ?, ?)', phone, type, code, now, now + lifetime)
}

/** Uses a code up, or says why not. A wrong one counts as a try at each code that is out for the phone. */
export function redeemCode({ db, clock }: Context, phone: string, types: readonly SmsType[], code: string): void {
  const live = types.flatMap((type) => db.get(lastOfType, phone, type) ?? []).filter((sms) => isLive(sms, clock.now()))
  if (live.length === 0) throw failures.codeGone()
  const match = live.find((sms) => sms.code === code)
  if (match) {
    db.run('UPDATE sms SET used = 1 WHERE id = ?', match.id)
    return
  }
  for (const sms of live) db.run('UPDATE sms SET wrong_tries = wrong_tries + 1 WHERE id = ?', sms.id)
  throw live.every((sms) => sms.wrong_tries + 1 >= triesAllowed) ? failures.codeGone() : failures.codeWrong()
}

/** What a phone would show: for the sandbox page and its JSON twin. */
export const outbox = ({ db }: Context) => db.all(latest)

export function codeFor({ db, clock }: Context, phone: string): Sms {
  const last = db.get(lastOfPhone, phone)
  if (!last || !isLive(last, clock.now())) throw failures.noSuchSms()
  return last
}
