import { createHash, randomBytes } from 'node:crypto'
import type { LoginResult } from '@xhkt/contract'
import type { Context } from '../context.ts'
import { query } from '../db/database.ts'
import { failures } from '../failure.ts'
import type { User } from './users.ts'

const lifetime = 7 * 86_400
/** A refreshed token stays good for requests that are under way, in this tab and in others. */
const graceAfterRefresh = 60

interface SessionRow extends User {
  expires_at: number
  ended: number
}

const bearer = query<SessionRow>(
  'SELECT user.*, session.expires_at, session.ended FROM session JOIN user ON user.id = session.user_id WHERE token_hash = ?',
)

const hashed = (token: string) => createHash('sha256').update(token).digest('hex')

/** @param third - the account of a third party that somebody came by */
export function openSession({ db, clock }: Context, userId: number, third = { openid: '', unionid: '' }): LoginResult {
  const token = randomBytes(32).toString('base64url')
  db.run('INSERT INTO session (token_hash, user_id, expires_at) VALUES (?, ?, ?)', hashed(token), userId, clock.now() + lifetime)
  return { access_token: token, expires_in: lifetime, is_bind: 1, openid: third.openid, unionid: third.unionid }
}

/** Who holds the token; section 8's three codes when nobody does. */
export function requireSession({ db, clock }: Context, token: string): User {
  const row = token ? db.get(bearer, hashed(token)) : undefined
  if (!row) throw failures.sessionMissing()
  if (row.ended) throw failures.sessionEnded()
  if (row.expires_at <= clock.now()) throw failures.sessionExpired()
  return row
}

/** For a page that anyone may see: a token that is no good any more makes a visitor. */
export function findSession({ db, clock }: Context, token: string): User | null {
  const row = token ? db.get(bearer, hashed(token)) : undefined
  return row && !row.ended && row.expires_at > clock.now() ? row : null
}

export function endSession({ db }: Context, token: string): void {
  db.run('UPDATE session SET ended = 1 WHERE token_hash = ?', hashed(token))
}

/** A password that changes ends them all, wherever they are. */
export function endSessionsOf({ db }: Context, userId: number): void {
  db.run('UPDATE session SET ended = 1 WHERE user_id = ?', userId)
}

export function refreshSession(context: Context, token: string, userId: number): LoginResult {
  const { db, clock } = context
  db.run('UPDATE session SET expires_at = min(expires_at, ?) WHERE token_hash = ?', clock.now() + graceAfterRefresh, hashed(token))
  return openSession(context, userId)
}
