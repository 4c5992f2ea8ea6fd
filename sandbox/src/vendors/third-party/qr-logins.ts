import { randomBytes } from 'node:crypto'

/** The error codes of WeChat's polling, by status. */
export const qrLoginErrcode = { waiting: 408, scanned: 404, confirmed: 405, denied: 403, expired: 402 } as const

export interface QrLogin {
  uuid: string
  status: keyof typeof qrLoginErrcode
  /** Set once it is confirmed. */
  code: string
  expiresAt: number
}

/** How long a QR code is valid. */
const lifetimeMs = 5 * 60_000

/**
 * The QR codes on learners' screens. They live in memory, so after a restart a learner has to refresh the QR code.
 *
 * @param now - the sandbox's clock in milliseconds
 */
export function createQrLogins(now: () => number) {
  const qrLogins = new Map<string, QrLogin>()

  function withExpiry(qrLogin: QrLogin): QrLogin {
    if (['waiting', 'scanned'].includes(qrLogin.status) && qrLogin.expiresAt <= now()) qrLogin.status = 'expired'
    return qrLogin
  }

  function find(uuid: string): QrLogin | null {
    const qrLogin = qrLogins.get(uuid)
    return qrLogin ? withExpiry(qrLogin) : null
  }

  return {
    find,
    create(): QrLogin {
      for (const old of qrLogins.values()) if (old.expiresAt + lifetimeMs <= now()) qrLogins.delete(old.uuid)
      const qrLogin: QrLogin = { uuid: randomBytes(12).toString('base64url'), status: 'waiting', code: '', expiresAt: now() + lifetimeMs }
      qrLogins.set(qrLogin.uuid, qrLogin)
      return qrLogin
    },
    /** The login that a phone can still answer: the one with this uuid, or the latest one. */
    findPending(uuid?: string): QrLogin | null {
      const found = uuid === undefined ? [...qrLogins.values()].at(-1) : qrLogins.get(uuid)
      const qrLogin = found && withExpiry(found)
      return qrLogin && ['waiting', 'scanned'].includes(qrLogin.status) ? qrLogin : null
    },
  }
}
