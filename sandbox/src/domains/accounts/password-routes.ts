import { smsType } from '@xhkt/contract/constants'
import { endAllSessions } from './sessions.ts'
import { type Sms, markUsed, verifyCode } from './sms-codes.ts'
import { isPassword } from './password.ts'
import { findUser, setPassword } from './users.ts'
import type { User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import { apiErrors } from '../../core/api-error.ts'
import { passwordChanged } from './account-messages.ts'
import { sendMessage } from '../../core/send-message.ts'
import type { Handlers } from '../../core/route.ts'

function replacePassword(context: Context, user: User, password: string, sms: Sms): void {
  // Before the code is used up, so that the learner can send another password with it.
  if (user.password_hash && isPassword(password, user.password_hash)) throw apiErrors.passwordUnchanged()
  markUsed(context, sms)
  setPassword(context, user, password)
  sendMessage(context, user.id, passwordChanged)
  endAllSessions(context, user.id)
}

export const passwordHandlers = (context: Context) =>
  ({
    'PUT /v1/reset/pwd': ({ body: { phone, sms_code, password } }) => {
      // Checks the code first, so that only who holds the phone learns whether it has an account.
      const sms = verifyCode(context, phone, [smsType.login, smsType.register], sms_code)
      const user = findUser(context, phone)
      if (!user) throw apiErrors.accountNotFound()
      replacePassword(context, user, password, sms)
      return {}
    },
    'PUT /v1/user/password': ({ user, body: { sms_code, password } }) => {
      const sms = verifyCode(context, user.phone, [smsType.login], sms_code)
      replacePassword(context, user, password, sms)
      return {}
    },
  }) satisfies Partial<Handlers>
