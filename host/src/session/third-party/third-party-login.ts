import { bindState, thirdParty } from '@xhkt/contract/constants'
import { api, type ApiError } from '@xhkt/platform/api'
import type { ThirdAccount } from '@xhkt/platform/auth'
import type { LoginResult } from '@xhkt/contract'

/** A login, or an account that needs a phone first. */
export type ThirdPartyLogin = { login: LoginResult } | { unbound: ThirdAccount }

/**
 * `code` is WeChat's code or QQ's access token; the account keeps the token, because the binding sends it again.
 * Rejects with an ApiError whose message has been shown.
 * @param again - a retry by the learner, which the guard against duplicate submissions must let pass
 */
export async function thirdPartyLogin(type: ThirdAccount['type'], code: string, again = false): Promise<ThirdPartyLogin> {
  const answer = await api.post('/v1/third/login/register', { type, code }, { token: false, repeat: again })
  if (answer.is_bind === bindState.bound) return { login: answer }
  const { openid, unionid } = answer
  return { unbound: { type, openid, unionid, ...(type === thirdParty.qq && { access_token: code }) } }
}

/** Whether the same request could succeed a moment later. */
export const canRetry = ({ kind }: ApiError): boolean => kind === 'transport' || kind === 'duplicate' || kind === 'cancelled'
