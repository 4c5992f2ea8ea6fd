import { createHash, randomBytes } from 'node:crypto'
import { loginIdOf } from '../accounts/sessions.ts'
import { type Sms, type SmsType, verifyCode } from '../accounts/sms-codes.ts'
import type { User } from '../../core/user.ts'
import { ApiError, apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { WrongTries } from '../../core/wrong-tries.ts'

/** What a proof allows. */
type ProofPurpose = 'phone'

/** Seconds that a proof is valid. */
export const proofLifetime = 600

const validProof = query<{ hash: string }>(
  'SELECT hash FROM identity_proof WHERE hash = ? AND user_id = ? AND login_id = ? AND purpose = ? AND expires_at > ? AND used = 0',
)

/** Counts the wrong codes of a learner for all actions together. The limit of one code is not enough: a session can request many codes. */
const identityTries = new WrongTries('identity', apiErrors.identityRateLimited)

const hashOf = (proof: string) => createHash('sha256').update(proof).digest('hex')

/** Runs a check of the learner's identity. Each failure counts as a wrong try. */
export function countTries<Result>(context: Context, user: User, check: () => Result): Result {
  const subject = String(user.id)
  identityTries.requireTry(context, subject)
  try {
    const result = check()
    identityTries.forget(context, subject)
    return result
  } catch (error) {
    if (error instanceof ApiError) identityTries.countWrong(context, subject)
    throw error
  }
}

/** The code of this type that was sent to a phone, with the limit of wrong tries. */
export const verifyIdentityCode = (context: Context, user: User, phone: string, type: SmsType, code: string): Sms =>
  countTries(context, user, () => verifyCode(context, phone, [type], code))

/** A proof for one change, bound to the login of the token. It replaces earlier ones of the purpose. */
export function issueProof(context: Context, user: User, token: string, purpose: ProofPurpose): string {
  const { db, clock } = context
  const proof = randomBytes(32).toString('base64url')
  db.run('DELETE FROM identity_proof WHERE user_id = ? AND purpose = ?', user.id, purpose)
  db.run(
    'INSERT INTO identity_proof (hash, user_id, login_id, purpose, expires_at) VALUES (?, ?, ?, ?, ?)',
    ...[hashOf(proof), user.id, loginIdOf(context, token), purpose, clock.now() + proofLifetime],
  )
  return proof
}

/** Throws 403076 unless the proof is valid in this login. `markProofUsed` uses it up. */
export function requireProof(context: Context, user: User, token: string, purpose: ProofPurpose, proof: string): void {
  const values = [hashOf(proof), user.id, loginIdOf(context, token), purpose, context.clock.now()]
  if (!context.db.get(validProof, ...values)) throw apiErrors.proofInvalid()
}

export function markProofUsed({ db }: Context, proof: string): void {
  db.run('UPDATE identity_proof SET used = 1 WHERE hash = ?', hashOf(proof))
}
