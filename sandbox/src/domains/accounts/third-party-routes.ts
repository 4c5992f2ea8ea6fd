import type { BodyOf } from '@xhkt/contract'
import { bindState, smsType, thirdParty } from '@xhkt/contract/constants'
import { createSession } from './sessions.ts'
import { markUsed, verifyCode } from './sms-codes.ts'
import { findOrCreateUser } from './users.ts'
import type { Context } from '../../core/context.ts'
import { apiErrors } from '../../core/api-error.ts'
import type { Client, Handlers } from '../../core/route.ts'
import { bindThirdPartyAccount, hasLoggedIn, redeemCredential, requireThirdPartyAccount, type ThirdPartyAccount } from '../../vendors/third-party/accounts.ts'

/** The account to bind. QQ's access token, or a login by WeChat in this browser, proves that it is the learner's own. */
function accountToBind(context: Context, fields: BodyOf<'POST', '/v1/third/login/register/bind'>, { device }: Client): ThirdPartyAccount {
  const { type, openid, unionid, access_token, phone } = fields
  const account = requireThirdPartyAccount(context, type, openid)
  if (account.unionid !== unionid) throw apiErrors.thirdPartyAccountNotFound(type)
  const isProved =
    type === thirdParty.wechat
      ? hasLoggedIn(context, account, device)
      : access_token && redeemCredential(context, type, access_token, device).openid === openid
  if (!isProved) throw apiErrors.thirdPartyCodeExpired(type)
  if (account.phone !== null && account.phone !== phone) throw apiErrors.thirdPartyAccountTaken(type)
  return account
}

export const thirdPartyLoginHandlers = (context: Context) =>
  ({
    'POST /v1/third/login/register': ({ body, client }) => {
      const account = redeemCredential(context, body.type, body.code, client.device)
      if (account.user_id !== null) return createSession(context, account.user_id, { agent: client.agent, thirdPartyAccount: account })
      return { access_token: '' as const, expires_in: 0 as const, is_bind: bindState.unbound, openid: account.openid, unionid: account.unionid }
    },
    'POST /v1/third/login/register/bind': ({ body, client }) => {
      // Only who holds the phone learns what it is bound to.
      const sms = verifyCode(context, body.phone, [smsType.bind], body.sms_code)
      const account = accountToBind(context, body, client)
      markUsed(context, sms)
      const { id } = findOrCreateUser(context, body.phone)
      bindThirdPartyAccount(context, account, id)
      return createSession(context, id, { agent: client.agent, thirdPartyAccount: account })
    },
  }) satisfies Partial<Handlers>
