import { codeResendSeconds } from '@xhkt/contract/limits'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import type { Client } from '../../core/route.ts'

/** Seconds in which the maxima count. */
const period = 86_400
/** Codes that are sent without a captcha in a period. Many learners may share an address. */
const maxima = { phone: 5, device: 10, address: 100 } as const
type Counted = keyof typeof maxima

const lastSentAt = query<{ sent_at: number }>('SELECT sent_at FROM sms WHERE phone = ? ORDER BY id DESC LIMIT 1')
/** The code at an offset, counted back from the latest one. */
const sentBefore = (column: Counted) =>
  query<{ sent_at: number }>(`SELECT sent_at FROM sms WHERE ${column} = ? AND captcha = 0 ORDER BY id DESC LIMIT 1 OFFSET ?`)
const sentBy = { phone: sentBefore('phone'), device: sentBefore('device'), address: sentBefore('address') }

/** Throws 429001 until a learner may have another code. */
export function requireResendWait({ db, clock }: Context, phone: string): void {
  const last = db.get(lastSentAt, phone)
  const wait = last ? last.sent_at + codeResendSeconds - clock.now() : 0
  if (wait > 0) throw apiErrors.smsRateLimited(wait)
}

/** Throws 429003 when the phone, the device or the address has had its codes without a captcha (docs/product/api.md#limits). */
export function requireSmsQuota({ db, clock }: Context, phone: string, { device, address }: Client): void {
  const values = { phone, device, address }
  const waits = (Object.keys(maxima) as Counted[]).map((counted) => {
    const oldest = values[counted] && db.get(sentBy[counted], values[counted], maxima[counted] - 1)
    return oldest ? oldest.sent_at + period - clock.now() : 0
  })
  const wait = Math.max(...waits)
  if (wait > 0) throw apiErrors.smsQuotaReached(Math.ceil(wait / 3600))
}
