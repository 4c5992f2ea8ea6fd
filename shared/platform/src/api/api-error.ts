/**
 * business: the server refused, `code` says why · expired: the session is over · transport: no answer, or no good one ·
 * duplicate: dropped by the duplicate guard · cancelled: the caller's signal, or the page went away.
 */
export type ApiErrorKind = 'business' | 'expired' | 'transport' | 'duplicate' | 'cancelled'

/** What every failed call rejects with. `message` is the text for the learner. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: ApiErrorKind
  /** Of the envelope; 0 when there was none. */
  readonly code: number
  /** Of HTTP; 0 when there was no answer. */
  readonly status: number

  constructor(kind: ApiErrorKind, message: string, { code = 0, status = 0 }: { code?: number; status?: number } = {}) {
    super(message)
    this.kind = kind
    this.code = code
    this.status = status
  }
}
