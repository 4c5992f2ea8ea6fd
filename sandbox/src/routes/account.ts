import type { BodyOf } from '@xhkt/contract'
import { endSession, openSession, refreshSession } from '../accounts/sessions.ts'
import { redeemCode, refuseEarlyResend, sendCode } from '../accounts/sms-codes.ts'
import { admitPhone, findUser, requirePassword, setPassword, type User, userInfo, userTag } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { failures } from '../failure.ts'
import type { Handlers } from '../route.ts'

/** Section 5: a login code is behind the slider captcha, unless the system config switches it off. */
function checkCaptcha(context: Context, fields: BodyOf<'POST', '/v1/sendSms'>): void {
  if (fields.type !== 2 || context.systemConfig.current().pc_check_graph_switch === 0) return
  const { lot_number, captcha_output, pass_token, gen_time } = fields
  if (!lot_number || !captcha_output || !pass_token || !gen_time) throw failures.captchaMissing()
  const verdict = context.verifyCaptcha({ lot_number, captcha_output, pass_token, gen_time })
  if (verdict === 'expired') throw failures.captchaExpired()
  if (verdict !== 'ok') throw failures.captchaRefused()
}

function admit(context: Context, { phone, sms_code, password }: BodyOf<'POST', '/v1/login/register'>): User {
  if (sms_code !== undefined) {
    redeemCode(context, phone, [2, 1], sms_code)
    return admitPhone(context, phone)
  }
  if (password !== undefined) return requirePassword(context, phone, password)
  throw failures.credentialMissing()
}

export const accountHandlers = (context: Context) =>
  ({
    'POST /v1/sendSms': ({ body }) => {
      if (body.type === 1 && findUser(context, body.phone)) throw failures.phoneTaken()
      // First the wait: a puzzle that was solved is not spent on a refusal that was certain.
      refuseEarlyResend(context, body.phone)
      checkCaptcha(context, body)
      sendCode(context, body.phone, body.type)
      return {}
    },
    'POST /v1/login/register': ({ body }) => openSession(context, admit(context, body).id),
    'POST /v1/register': ({ body: { phone, sms_code, password } }) => {
      // Before the code is used up: the learner may still log in with it.
      if (findUser(context, phone)) throw failures.phoneTaken()
      redeemCode(context, phone, [1], sms_code)
      const { id } = admitPhone(context, phone)
      setPassword(context, id, password)
      return openSession(context, id)
    },
    'GET /v1/logout': ({ token }) => {
      endSession(context, token)
      return {}
    },
    'GET /v1/refresh': ({ token, user }) => refreshSession(context, token, user.id),
    'GET /v1/user/detail': ({ user }) => ({ detail: userInfo(user), tag: userTag(user) }),
  }) satisfies Partial<Handlers>
