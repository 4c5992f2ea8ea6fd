import { createHash, randomBytes } from 'node:crypto'
import type { LoginResult } from '@xhkt/contract'
import { bindState } from '@xhkt/contract/constants'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { apiErrors } from '../../core/api-error.ts'
import type { User } from '../../core/user.ts'

const lifetime = 7 * 86_400
/** Seconds from a refresh in which the old token is valid in any case, for requests in flight in this tab and in others. */
const minOldTokenLifetime = 600
/** Seconds between two records of when a device was last seen. */
const seenAccuracy = 60

interface SessionRow extends User {
  token_hash: string
  login_id: string
  issued_at: number
  expires_at: number
  /** Hash of the token that this one replaces, until its first use. */
  replaces: string | null
  ended: number
}

const bearer = query<SessionRow>('SELECT user.*, session.* FROM session JOIN user ON user.id = session.user_id WHERE token_hash = ?')
const loginOf = query<{ login_id: string }>('SELECT login_id FROM session WHERE token_hash = ?')

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** `replaces`: the hash of the old token, for a refresh. Otherwise it begins a login on the device of `agent`. */
function issueToken({ db, clock }: Context, userId: number, replaces: string | null, agent = ''): string {
  const token = randomBytes(32).toString('base64url')
  const hash = hashToken(token)
  const loginId = replaces === null ? hash : (db.get(loginOf, replaces)?.login_id ?? hash)
  db.run(
    'INSERT INTO session (token_hash, login_id, user_id, issued_at, expires_at, replaces) VALUES (?, ?, ?, ?, ?, ?)',
    hash,
    loginId,
    userId,
    clock.now(),
    clock.now() + lifetime,
    replaces,
  )
  if (replaces === null) {
    const values = [loginId, userId, agent, clock.now(), clock.now()]
    db.run('INSERT INTO login_device (login_id, user_id, agent, logged_in_at, last_seen_at) VALUES (?, ?, ?, ?, ?)', ...values)
  }
  return token
}

const loginResult = (access_token: string, { openid, unionid } = { openid: '', unionid: '' }): LoginResult => ({
  access_token,
  expires_in: lifetime,
  is_bind: bindState.bound,
  openid,
  unionid,
})

interface NewSession {
  /** The `User-Agent` of the browser. */
  agent?: string
  /** The account of a third-party login. */
  thirdPartyAccount?: { openid: string; unionid: string }
}

export function createSession(context: Context, userId: number, { agent, thirdPartyAccount }: NewSession = {}): LoginResult {
  return loginResult(issueToken(context, userId, null, agent), thirdPartyAccount)
}

/** The first use of a new token shows that its browser has it, so the token that it replaces can expire. */
function expireReplaced({ db, clock }: Context, { token_hash, replaces, issued_at }: SessionRow): void {
  if (replaces === null) return
  const expiresAt = Math.max(clock.now(), issued_at + minOldTokenLifetime)
  db.run('UPDATE session SET expires_at = min(expires_at, ?) WHERE token_hash = ?', expiresAt, replaces)
  db.run('UPDATE session SET replaces = NULL WHERE token_hash = ?', token_hash)
}

function recordUse(context: Context, row: SessionRow): void {
  expireReplaced(context, row)
  const now = context.clock.now()
  context.db.run('UPDATE login_device SET last_seen_at = ? WHERE login_id = ? AND last_seen_at <= ?', now, row.login_id, now - seenAccuracy)
}

/** The user of a token. Throws 401001, 401200 or 401201 without a valid session (docs/product/api.md#session-expiry-codes). */
export function requireSession(context: Context, token: string): User {
  const row = token ? context.db.get(bearer, hashToken(token)) : undefined
  if (!row) throw apiErrors.sessionMissing()
  if (row.ended) throw apiErrors.sessionEnded()
  if (row.expires_at <= context.clock.now()) throw apiErrors.sessionExpired()
  recordUse(context, row)
  return row
}

/** The user of a token, or null for a visitor. An invalid token counts as a visitor. */
export function findSession(context: Context, token: string): User | null {
  const row = token ? context.db.get(bearer, hashToken(token)) : undefined
  if (!row || row.ended || row.expires_at <= context.clock.now()) return null
  recordUse(context, row)
  return row
}

/** Ends the session with every token of its login: an old token outlives its refresh. */
export function endSession({ db }: Context, token: string): void {
  db.run('UPDATE session SET ended = 1 WHERE login_id = (SELECT login_id FROM session WHERE token_hash = ?)', hashToken(token))
}

export function endAllSessions({ db }: Context, userId: number): void {
  db.run('UPDATE session SET ended = 1 WHERE user_id = ?', userId)
}

/** The login of a token: the tokens of its refreshes have the same one. Empty without a session. */
export const loginIdOf = ({ db }: Context, token: string): string => db.get(loginOf, hashToken(token))?.login_id ?? ''

/** Ends every session of the learner but the login of this token. */
export function endOtherSessions(context: Context, userId: number, token: string): void {
  context.db.run('UPDATE session SET ended = 1 WHERE user_id = ? AND login_id <> ?', userId, loginIdOf(context, token))
}

/** A new token. The old one stays valid until the new one is first used, because the answer may be lost on its way. */
export const refreshSession = (context: Context, token: string, userId: number): LoginResult =>
  loginResult(issueToken(context, userId, hashToken(token)))
