import type { BodyOf } from '@xhkt/contract'
import { smsType } from '@xhkt/contract/constants'
import { passwordTries } from '../accounts/password-tries.ts'
import { endOtherSessions } from '../accounts/sessions.ts'
import { markUsed } from '../accounts/sms-codes.ts'
import { findUser } from '../accounts/users.ts'
import type { User } from '../../core/user.ts'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { phoneChanged } from '../accounts/account-messages.ts'
import { sendMessage } from '../../core/send-message.ts'
import { issueProof, markProofUsed, proofLifetime, requireProof, verifyIdentityCode } from './identity.ts'

/** Proves the present phone. The code is used up. */
export function provePhone(context: Context, user: User, token: string, code: string) {
  markUsed(context, verifyIdentityCode(context, user, user.phone, smsType.login, code))
  return { proof: issueProof(context, user, token, 'phone'), expires_in: proofLifetime }
}

/**
 * Changes the phone, and ends every other session (docs/product/personal.md#change-of-phone). A refusal uses up neither the proof nor the
 * code. Only after the right code the learner hears that the number is another account's.
 * @returns The learner with the new number.
 */
export function changePhone(context: Context, user: User, token: string, fields: BodyOf<'PUT', '/v1/user/phone'>): User {
  const { proof, phone, sms_code } = fields
  requireProof(context, user, token, 'phone', proof)
  if (phone === user.phone) throw apiErrors.phoneUnchanged()
  const sms = verifyIdentityCode(context, user, phone, smsType.bind, sms_code)
  if (findUser(context, phone)) throw apiErrors.phoneOfAnother()
  context.db.transaction(() => {
    markProofUsed(context, proof)
    markUsed(context, sms)
    context.db.run('UPDATE user SET phone = ? WHERE id = ?', phone, user.id)
    passwordTries.forget(context, user.phone)
    endOtherSessions(context, user.id, token)
    sendMessage(context, user.id, phoneChanged)
  })
  return { ...user, phone }
}
