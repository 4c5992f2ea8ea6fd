import type { BodyOf, ThirdLink, ThirdType } from '@xhkt/contract'
import { thirdParty } from '@xhkt/contract/constants'
import type { User } from '../../core/user.ts'
import { apiErrors, thirdPartyNames } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { thirdPartyBound } from '../accounts/account-messages.ts'
import { sendMessage } from '../../core/send-message.ts'
import type { Client } from '../../core/route.ts'
import { accountOfUser, bindThirdPartyAccount, redeemCredential, unbindThirdPartyAccount } from '../../vendors/third-party/accounts.ts'

/** The third-party accounts of a learner (docs/product/personal.md#third-party-accounts). */
export function listLinks(context: Context, user: User): { list: ThirdLink[] } {
  const types: ThirdType[] = [thirdParty.wechat, thirdParty.qq]
  return {
    list: types.map((type) => {
      const account = accountOfUser(context, type, user.id)
      return { type, is_bound: account !== undefined, nickname: account?.nickname ?? '' }
    }),
  }
}

/** Binds the account of a credential, which only a login at the third party gives. A repeated binding changes nothing. */
export function link(context: Context, user: User, { type, code }: BodyOf<'POST', '/v1/user/third'>, { device }: Client) {
  const account = redeemCredential(context, type, code, device)
  if (account.user_id !== null && account.user_id !== user.id) throw apiErrors.thirdPartyTakenByOther(type)
  const present = accountOfUser(context, type, user.id)
  if (present && present.openid !== account.openid) throw apiErrors.thirdPartyBoundAlready(type)
  if (!present) {
    bindThirdPartyAccount(context, account, user.id)
    sendMessage(context, user.id, thirdPartyBound(thirdPartyNames[type], true))
  }
  return listLinks(context, user)
}

export function unlink(context: Context, user: User, type: ThirdType) {
  const account = accountOfUser(context, type, user.id)
  if (account) {
    unbindThirdPartyAccount(context, account)
    sendMessage(context, user.id, thirdPartyBound(thirdPartyNames[type], false))
  }
  return listLinks(context, user)
}
