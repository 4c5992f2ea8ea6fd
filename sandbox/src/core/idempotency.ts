import { createHash } from 'node:crypto'
import { apiErrors } from './api-error.ts'
import type { Context } from './context.ts'
import { query } from './database.ts'

/** Seconds that an answer is kept. */
const lifetime = 86_400
/** How many answers of one caller to one call are kept, the newest. A learner who watches sends 240 study reports an hour. */
const maxPerCall = 200

/** A call with an `Idempotency-Key`. */
export interface KeyedCall {
  /** The learner, or the browser of a visitor. */
  caller: string
  /** Method and path. */
  call: string
  key: string
  body: unknown
}

const keptAnswer = query<{ body_hash: string; data: string }>(
  'SELECT body_hash, data FROM idempotent_answer WHERE caller = ? AND call = ? AND key = ? AND expires_at > ?',
)

const removeOld = `DELETE FROM idempotent_answer WHERE expires_at <= ?
  OR id IN (SELECT id FROM idempotent_answer WHERE caller = ? AND call = ? ORDER BY id DESC LIMIT -1 OFFSET ?)`

/**
 * Handles a call once for each caller, call and key, and answers the same again (docs/product/api.md#idempotency-keys). A refusal is not
 * kept, because it changed nothing. Handlers are synchronous, so no second call comes between a handler and its kept answer.
 * @throws ApiError when the key was used for another body.
 */
export function answerOnce<Data>({ db, clock }: Context, { caller, call, key, body }: KeyedCall, handle: () => Data): Data {
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
  const kept = db.get(keptAnswer, caller, call, key, clock.now())
  if (kept && kept.body_hash !== bodyHash) throw apiErrors.idempotencyKeyReused()
  if (kept) return JSON.parse(kept.data) as Data
  const data = handle()
  const values = [caller, call, key, bodyHash, JSON.stringify(data), clock.now() + lifetime]
  db.run('INSERT OR REPLACE INTO idempotent_answer (caller, call, key, body_hash, data, expires_at) VALUES (?, ?, ?, ?, ?, ?)', ...values)
  db.run(removeOld, clock.now(), caller, call, maxPerCall)
  return data
}
