import { api, type ApiError } from '@xhkt/platform/api'
import type { ThirdAccount } from '@xhkt/platform/auth'
import type { LoginResult } from '@xhkt/contract'
import { bindState, thirdParty } from '@xhkt/contract/constants'

/** Somebody is logged in, or has to bind a phone first. */
export type ThirdLogin = { login: LoginResult } | { unbound: ThirdAccount }

/**
 * Section 7. `code` is WeChat's code or QQ's access token; the latter goes with the account, as the binding sends it again.
 * Rejects with an ApiError whose text the learner has been shown.
 * @param again - the learner tries once more: the duplicate guard is not meant for that
 */
export async function thirdLogin(type: ThirdAccount['type'], code: string, again = false): Promise<ThirdLogin> {
  const answer = await api.post('/v1/third/login/register', { type, code }, { token: false, repeat: again })
  if (answer.is_bind === bindState.bound) return { login: answer }
  const { openid, unionid } = answer
  return { unbound: { type, openid, unionid, ...(type === thirdParty.qq && { access_token: code }) } }
}

/** Could the same request succeed a moment later? */
export const isLost = ({ kind }: ApiError): boolean => kind === 'transport' || kind === 'duplicate' || kind === 'cancelled'
