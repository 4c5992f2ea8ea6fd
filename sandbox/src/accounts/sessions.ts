import { createHash, randomBytes } from 'node:crypto'
import type { LoginResult } from '@xhkt/contract'
import { bindState } from '@xhkt/contract/constants'
import type { Context } from '../context.ts'
import { query } from '../db/database.ts'
import { apiErrors } from '../api-error.ts'
import type { User } from './users.ts'

const lifetime = 7 * 86_400
/** Seconds that the old token stays valid after a refresh, for requests in flight in this tab and in others. */
const refreshGracePeriod = 60

interface SessionRow extends User {
  expires_at: number
  ended: number
}

const bearer = query<SessionRow>(
  'SELECT user.*, session.expires_at, session.ended FROM session JOIN user ON user.id = session.user_id WHERE token_hash = ?',
)

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** The last argument is the account of a third-party login. */
export function createSession({ db, clock }: Context, userId: number, { openid, unionid } = { openid: '', unionid: '' }): LoginResult {
  const token = randomBytes(32).toString('base64url')
  db.run('INSERT INTO session (token_hash, user_id, expires_at) VALUES (?, ?, ?)', hashToken(token), userId, clock.now() + lifetime)
  return { access_token: token, expires_in: lifetime, is_bind: bindState.bound, openid, unionid }
}

/** The user of a token. Throws 401001, 401200 or 401201 without a valid session (docs/product/api.md#session-expiry-codes). */
export function requireSession({ db, clock }: Context, token: string): User {
  const row = token ? db.get(bearer, hashToken(token)) : undefined
  if (!row) throw apiErrors.sessionMissing()
  if (row.ended) throw apiErrors.sessionEnded()
  if (row.expires_at <= clock.now()) throw apiErrors.sessionExpired()
  return row
}

/** The user of a token, or null for a visitor. An invalid token counts as a visitor. */
export function findSession({ db, clock }: Context, token: string): User | null {
  const row = token ? db.get(bearer, hashToken(token)) : undefined
  return row && !row.ended && row.expires_at > clock.now() ? row : null
}

export function endSession({ db }: Context, token: string): void {
  db.run('UPDATE session SET ended = 1 WHERE token_hash = ?', hashToken(token))
}

export function endAllSessions({ db }: Context, userId: number): void {
  db.run('UPDATE session SET ended = 1 WHERE user_id = ?', userId)
}

export function refreshSession(context: Context, token: string, userId: number): LoginResult {
  const { db, clock } = context
  db.run('UPDATE session SET expires_at = min(expires_at, ?) WHERE token_hash = ?', clock.now() + refreshGracePeriod, hashToken(token))
  return createSession(context, userId)
}
