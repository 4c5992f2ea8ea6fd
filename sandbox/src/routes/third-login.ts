import type { BodyOf } from '@xhkt/contract'
import { openSession } from '../accounts/sessions.ts'
import { redeemCode } from '../accounts/sms-codes.ts'
import { admitPhone } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { failures } from '../failure.ts'
import type { Handlers } from '../route.ts'
import { bindThirdAccount, redeemVoucher, requireThirdAccount, type ThirdAccount } from '../third/accounts.ts'

/** The account that is to be bound. QQ's access token proves whose it is. */
function accountToBind(context: Context, fields: BodyOf<'POST', '/v1/third/login/register/bind'>): ThirdAccount {
  const { type, openid, unionid, access_token, phone } = fields
  const account = requireThirdAccount(context, type, openid)
  if (account.unionid !== unionid) throw failures.noSuchThirdAccount(type)
  if (type === 2 && (!access_token || redeemVoucher(context, 2, access_token).openid !== openid)) throw failures.thirdCodeExpired(2)
  if (account.phone !== null && account.phone !== phone) throw failures.thirdAccountTaken(type)
  return account
}

export const thirdLoginHandlers = (context: Context) =>
  ({
    'POST /v1/third/login/register': ({ body }) => {
      const account = redeemVoucher(context, body.type, body.code)
      if (account.user_id !== null) return openSession(context, account.user_id, account)
      return { access_token: '' as const, expires_in: 0 as const, is_bind: 0 as const, openid: account.openid, unionid: account.unionid }
    },
    'POST /v1/third/login/register/bind': ({ body }) => {
      const account = accountToBind(context, body)
      redeemCode(context, body.phone, [6], body.sms_code)
      const { id } = admitPhone(context, body.phone)
      bindThirdAccount(context, account, id)
      return openSession(context, id, account)
    },
  }) satisfies Partial<Handlers>
