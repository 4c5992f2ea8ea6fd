/**
 * - `business`: the server refused; `code` says why
 * - `expired`: the session is over (docs/product/api.md#session-expiry-codes)
 * - `transport`: no answer, or an HTTP error
 * - `duplicate`: dropped by the duplicate guard (docs/product/api.md#duplicate-submissions)
 * - `answer`: the answer lacks what the page cannot do without (docs/product/answers.md#essential-fields)
 * - `cancelled`: by the caller's signal, or because the learner left the page
 */
export type ApiErrorKind = 'business' | 'expired' | 'transport' | 'duplicate' | 'answer' | 'cancelled'

/** The error of every failed call. `message` is the text for the learner. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The code of the envelope; 0: no envelope. */
  readonly code: number
  /** The HTTP status; 0: no answer. */
  readonly status: number
  /** The `data` of a refusal. The contract gives its shape by `code`. Undefined: no envelope, or it cannot be read. */
  readonly data: unknown

  constructor(kind: ApiErrorKind, message: string, answer: { code?: number; status?: number; data?: unknown } = {}) {
    super(message)
    const { code = 0, status = 0, data } = answer
    this.kind = kind
    this.code = code
    this.status = status
    this.data = data
  }
}
