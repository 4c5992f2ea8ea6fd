import { smsType } from '@xhkt/contract/constants'
import { endAllSessions } from '../accounts/sessions.ts'
import { redeemCode } from '../accounts/sms-codes.ts'
import { findUser, setPassword, type User } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { apiErrors } from '../api-error.ts'
import type { Handlers } from '../route.ts'

function replacePassword(context: Context, user: User, password: string): void {
  setPassword(context, user, password)
  endAllSessions(context, user.id)
}

export const passwordHandlers = (context: Context) =>
  ({
    'PUT /v1/reset/pwd': ({ body: { phone, sms_code, password } }) => {
      // Checks the code first, so that only the owner of the phone learns whether it has an account.
      redeemCode(context, phone, [smsType.login, smsType.register], sms_code)
      const user = findUser(context, phone)
      if (!user) throw apiErrors.accountNotFound()
      replacePassword(context, user, password)
      return {}
    },
    'PUT /v1/user/password': ({ user, body: { sms_code, password } }) => {
      redeemCode(context, user.phone, [smsType.login], sms_code)
      replacePassword(context, user, password)
      return {}
    },
  }) satisfies Partial<Handlers>
