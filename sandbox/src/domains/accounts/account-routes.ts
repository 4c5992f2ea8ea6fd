import type { BodyOf } from '@xhkt/contract'
import { smsType } from '@xhkt/contract/constants'
import { endSession, createSession, refreshSession } from './sessions.ts'
import { markUsed, redeemCode, sendCode, verifyCode } from './sms-codes.ts'
import { requireResendWait, requireSmsQuota } from './sms-limits.ts'
import { findOrCreateUser, findUser, authenticateByPassword, setPassword, userInfo, userTag } from './users.ts'
import type { User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import { apiErrors } from '../../core/api-error.ts'
import { query } from '../../core/database.ts'
import type { Handlers } from '../../core/route.ts'

/** A login code needs the slider captcha, unless the system config switches it off (docs/product/forms.md#slider-captcha). */
const needsCaptcha = ({ systemConfig }: Context, { type }: BodyOf<'POST', '/v1/sendSms'>): boolean =>
  type === smsType.login && systemConfig.current().pc_check_graph_switch !== 0

function checkCaptcha(context: Context, fields: BodyOf<'POST', '/v1/sendSms'>): void {
  const { lot_number, captcha_output, pass_token, gen_time } = fields
  if (!lot_number || !captcha_output || !pass_token || !gen_time) throw apiErrors.captchaMissing()
  const verdict = context.verifyCaptcha({ lot_number, captcha_output, pass_token, gen_time })
  if (verdict === 'expired') throw apiErrors.captchaExpired()
  if (verdict !== 'ok') throw apiErrors.captchaFailed()
}

function authenticate(context: Context, { phone, sms_code, password }: BodyOf<'POST', '/v1/login/register'>): User {
  if (sms_code !== undefined) {
    redeemCode(context, phone, [smsType.login, smsType.register], sms_code)
    return findOrCreateUser(context, phone)
  }
  if (password !== undefined) return authenticateByPassword(context, phone, password)
  throw apiErrors.credentialMissing()
}

const closing = query<{ closes_at: number }>('SELECT closes_at FROM account_closing WHERE user_id = ?')

/** When the account is closed; empty while it is not. */
const closingOf = ({ db }: Context, user: User): { closes_at?: number } => {
  const row = db.get(closing, user.id)
  return row ? { closes_at: row.closes_at } : {}
}

export const accountHandlers = (context: Context) =>
  ({
    'POST /v1/sendSms': ({ body, client }) => {
      const captcha = needsCaptcha(context, body)
      // Checks the wait before the captcha, so that a refused request does not use up a solved captcha.
      requireResendWait(context, body.phone)
      if (captcha) checkCaptcha(context, body)
      else requireSmsQuota(context, body.phone, client)
      sendCode(context, body, client, captcha)
      return {}
    },
    'POST /v1/login/register': ({ body, client: { agent } }) => createSession(context, authenticate(context, body).id, { agent }),
    'POST /v1/register': ({ body: { phone, sms_code, password }, client: { agent } }) => {
      // Only who holds the phone learns whether it has an account, and can still log in with the code.
      const sms = verifyCode(context, phone, [smsType.register], sms_code)
      if (findUser(context, phone)) throw apiErrors.phoneTaken()
      markUsed(context, sms)
      const user = findOrCreateUser(context, phone)
      setPassword(context, user, password)
      return createSession(context, user.id, { agent })
    },
    'GET /v1/logout': ({ token }) => {
      endSession(context, token)
      return {}
    },
    'GET /v1/refresh': ({ token, user }) => refreshSession(context, token, user.id),
    'GET /v1/user/detail': ({ user }) => ({ detail: userInfo(user), tag: userTag(user), ...closingOf(context, user) }),
  }) satisfies Partial<Handlers>
