import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import type { BodyOf, DataOf, HasIdempotencyKey, Method, PathOf, QueryOf, UploadPath } from '@xhkt/contract'
import type { ApiError } from './api-error.ts'
import { client, UPLOAD_TIMEOUT_MS } from './client.ts'

export { ApiError } from './api-error.ts'
export { buildUrl } from './build-url.ts'
export { deviceId } from './device-id.ts'
export { resetDuplicateGuard } from './duplicate-guard.ts'
export { clearPrefetched } from './prefetched.ts'
export { requestHeaders } from './headers.ts'
export { type AnswerFault, faultyCalls, isAnswer, onAnswerFault, readAnswer, readAnswersBy, reportAnswerFault } from './read-answer.ts'
export { readValue } from './read-value.ts'
export { serverNow, synchronizeClock } from './server-now.ts'
export { TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from './client.ts'
export { useNow, useNowSelector } from './use-now.ts'
export { createUuid } from './uuid.ts'

export interface CallOptions {
  /** False: the call carries no bearer token. */
  token?: boolean
  /**
   * False: a failure shows no toast. An expired session still does, because it concerns more than this call. A function decides by the
   * error.
   */
  toast?: boolean | ((error: ApiError) => boolean)
  /**
   * True: the duplicate guard lets this call pass, because no learner submits it (a page requests a payment code when it opens), or
   * because the learner retries what failed. A call that may always repeat has an idempotency key instead.
   */
  repeat?: boolean
  /**
   * The `Idempotency-Key` header, for the calls that have one in the contract. `useAction` makes it. The duplicate guard lets the call
   * pass (docs/product/api.md#idempotency-keys).
   */
  idempotencyKey?: string
  /** False: this write changes no answer of the API, so prefetched responses stay valid. */
  changes?: boolean
  /** Cancels the call. It rejects with kind `cancelled` and shows no toast. */
  signal?: AbortSignal
  /** True: the request continues after the page closes. */
  keepalive?: boolean
}

export interface UploadOptions extends Pick<CallOptions, 'toast' | 'signal'> {
  /** Called with how much has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void
}

interface Options extends CallOptions, UploadOptions {
  query?: unknown
}

/** The options as axios takes them. */
function configOf({ query, idempotencyKey, keepalive, onProgress, ...call }: Options): AxiosRequestConfig {
  return {
    ...call,
    params: query,
    headers: { ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }) },
    onUploadProgress: onProgress && (({ progress = 0 }) => onProgress(progress)),
    // XMLHttpRequest cannot outlive its page.
    ...(keepalive && { adapter: 'fetch', fetchOptions: { keepalive } }),
  }
}

const dataOf = async <Data>(response: Promise<AxiosResponse<Data>>): Promise<Data> => (await response).data

type GetOptions<P extends PathOf<'GET'>> = CallOptions & { query?: QueryOf<'GET', P> }
/** A call with an idempotency key in the contract needs one, and no other call takes one. */
type WriteOptions<M extends Method, P extends string> =
  HasIdempotencyKey<M, P> extends true
    ? [options: CallOptions & { idempotencyKey: string }]
    : [options?: CallOptions & { idempotencyKey?: undefined }]
type Body<M extends Method, P extends string> = [BodyOf<M, P>] extends [never] ? undefined : BodyOf<M, P>

const withBody =
  <M extends Method>(method: M) =>
  <P extends PathOf<M>>(path: P, body: Body<M, P>, ...[options]: WriteOptions<M, P>): Promise<DataOf<M, P>> =>
    dataOf(client.request({ method, url: path, data: body, ...configOf(options ?? {}) }))

/**
 * The calls of the contract, by method and path. Each resolves to the `data` of the envelope. On failure it shows the toast of
 * docs/product/api.md#error-messages, unless the call opts out, and rejects with an ApiError. A path or a field that is not in the
 * contract does not compile.
 */
export const api = {
  get: <P extends PathOf<'GET'>>(path: P, options: GetOptions<P> = {}): Promise<DataOf<'GET', P>> =>
    dataOf(client.get(path, configOf(options))),
  post: withBody('POST'),
  put: withBody('PUT'),
  /** A DELETE has a body too. */
  delete: withBody('DELETE'),
  /**
   * Sends a file. It has two minutes, and passes the duplicate guard: a learner chooses several files at once
   * (docs/product/forms.md#pictures). An upload makes no prefetched response stale.
   */
  upload: <P extends UploadPath>(path: P, file: Blob, options: UploadOptions = {}): Promise<DataOf<'POST', P>> =>
    dataOf(client.post(path, file, { ...configOf({ ...options, repeat: true, changes: false }), timeout: UPLOAD_TIMEOUT_MS })),
  /** Resolves to a binary answer. */
  blob: <P extends PathOf<'GET'>>(path: P, options: GetOptions<P> = {}): Promise<Blob> =>
    dataOf(client.get(path, { ...configOf(options), responseType: 'blob' })),
}
