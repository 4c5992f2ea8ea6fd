import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Db, query } from '../../core/database.ts'

/** Seconds that a signature is valid. */
const signatureLifetime = 43_200

export type SignatureCheck = 'valid' | 'expired' | 'wrong'

/** What proves to the chat server who somebody is (docs/product/third-parties.md#live-chat). */
export interface Signatures {
  sign(userId: string): string
  check(userId: string, signature: string): SignatureCheck
}

const keyRow = query<{ value: string }>("SELECT value FROM meta WHERE key = 'live_signature_key'")

/** The key is stored, so that the signatures of open pages stay valid after a restart. */
function signatureKey(db: Db): string {
  db.run("INSERT OR IGNORE INTO meta (key, value) VALUES ('live_signature_key', ?)", randomBytes(32).toString('hex'))
  return db.get(keyRow)?.value ?? ''
}

const isSame = (one: string, other: string) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

export function createSignatures(db: Db, now: () => number): Signatures {
  const key = signatureKey(db)
  const digest = (userId: string, expires: string) => createHmac('sha256', key).update(`${userId} ${expires}`).digest('base64url')
  return {
    sign(userId) {
      const expires = String(now() + signatureLifetime)
      return `${expires}.${digest(userId, expires)}`
    },
    check(userId, signature) {
      const [expires = '', signed = ''] = signature.split('.')
      if (!isSame(signed, digest(userId, expires))) return 'wrong'
      return Number(expires) > now() ? 'valid' : 'expired'
    },
  }
}
