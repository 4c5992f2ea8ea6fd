import type { BodyOf, DataCopy } from '@xhkt/contract'
import { smsType } from '@xhkt/contract/constants'
import { isPassword } from '../accounts/password.ts'
import { loginIdOf } from '../accounts/sessions.ts'
import { redeemCode } from '../accounts/sms-codes.ts'
import type { User } from '../../core/user.ts'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import type { DataCopyJob } from './data-copies.ts'
import { countTries } from './identity.ts'
import { readSection, sectionNames } from './personal-data.ts'

/** Seconds that a copy can be downloaded. */
const lifetime = 1800
/** The most copies within `period` seconds. */
const maxCopies = 3
const period = 86_400

const nthLatest = query<{ asked_at: number }>(`SELECT asked_at FROM data_copy WHERE user_id = ? ORDER BY asked_at DESC LIMIT 1 OFFSET ${maxCopies - 1}`)

const none: DataCopy = { state: 'none', progress: 0, size: 0, expires_at: 0 }

/** The copy that this login asked for, while it is valid. */
function jobOf(context: Context, user: User, token: string): DataCopyJob | null {
  const job = context.dataCopies.get(user.id)
  if (!job || job.loginId !== loginIdOf(context, token)) return null
  return job.bytes && job.expiresAt <= context.clock.now() ? null : job
}

const view = ({ bytes, progress, expiresAt }: DataCopyJob): DataCopy =>
  bytes ? { state: 'ready', progress: 100, size: bytes.length, expires_at: expiresAt } : { ...none, state: 'working', progress }

function confirmIdentity(context: Context, user: User, { sms_code, password }: BodyOf<'POST', '/v1/user/data'>): void {
  if (sms_code === undefined && password === undefined) throw apiErrors.credentialMissing()
  countTries(context, user, () => {
    if (sms_code !== undefined) redeemCode(context, user.phone, [smsType.login], sms_code)
    else if (!user.password_hash || !isPassword(password ?? '', user.password_hash)) throw apiErrors.ownPasswordWrong()
  })
}

function requireQuota({ db, clock }: Context, user: User): void {
  const oldest = db.get(nthLatest, user.id)
  const wait = oldest ? oldest.asked_at + period - clock.now() : 0
  if (wait > 0) throw apiErrors.dataCopyRateLimited(Math.ceil(wait / 3600))
}

/** Reads a section at a time, so that other calls are answered in between. */
async function make(context: Context, user: User, job: DataCopyJob): Promise<void> {
  const content: Record<string, unknown> = { made_at: new Date(context.clock.nowMs()).toISOString() }
  for (const [index, name] of sectionNames.entries()) {
    await new Promise(setImmediate)
    // A reset, a new request or the end of the sandbox has dropped this job.
    if (context.dataCopies.get(user.id) !== job) return
    content[name] = readSection(context, name, user.id)
    job.progress = Math.floor(((index + 1) / sectionNames.length) * 100)
  }
  job.expiresAt = context.clock.now() + lifetime
  job.bytes = Buffer.from(JSON.stringify(content, null, 2))
}

/** Has a copy made (docs/product/personal.md#a-copy-of-my-data). While one is being made for this login, the answer is about that one. */
export function askForCopy(context: Context, user: User, token: string, fields: BodyOf<'POST', '/v1/user/data'>): DataCopy {
  const running = jobOf(context, user, token)
  if (running && !running.bytes) return view(running)
  requireQuota(context, user)
  confirmIdentity(context, user, fields)
  const { db, clock, dataCopies } = context
  const job: DataCopyJob = { loginId: loginIdOf(context, token), progress: 0, bytes: null, expiresAt: 0 }
  dataCopies.set(user.id, job)
  db.run('INSERT INTO data_copy (user_id, asked_at) VALUES (?, ?)', user.id, clock.now())
  make(context, user, job).catch((error: unknown) => {
    // The learner can ask again.
    if (dataCopies.get(user.id) === job) dataCopies.delete(user.id)
    console.error('sandbox: the copy of the personal data failed', error)
  })
  return view(job)
}

export function copyState(context: Context, user: User, token: string): DataCopy {
  const job = jobOf(context, user, token)
  return job ? view(job) : none
}

export function copyFile(context: Context, user: User, token: string): Uint8Array {
  const bytes = jobOf(context, user, token)?.bytes
  if (!bytes) throw apiErrors.dataCopyNotFound()
  return bytes
}
