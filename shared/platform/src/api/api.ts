import type { AxiosHeaders } from 'axios'
import { auth, useAuth } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import type { BodyOf, DataOf, HasIdempotencyKey, Method, PathOf, QueryOf, UploadPath } from '@xhkt/contract'
import { toast } from '@xhkt/platform/toast'
import { ApiError } from './api-error.ts'
import { buildUrl } from './build-url.ts'
import { isDuplicate } from './duplicate-guard.ts'
import { clearPrefetched, takePrefetched } from './prefetched.ts'
import { requestHeaders } from './headers.ts'
import { readAnswer } from './read-answer.ts'
import { synchronizeClock } from './server-now.ts'
import { keepaliveTransport, prefetchedTransport, sendBy, UPLOAD_TIMEOUT_MS } from './transport.ts'
import { toApiError, unwrap } from './unwrap.ts'

export { ApiError } from './api-error.ts'
export { buildUrl } from './build-url.ts'
export { deviceId } from './device-id.ts'
export { resetDuplicateGuard } from './duplicate-guard.ts'
export { clearPrefetched } from './prefetched.ts'
export { requestHeaders } from './headers.ts'
export { type AnswerFault, faultyCalls, isAnswer, onAnswerFault, readAnswer, readAnswersBy } from './read-answer.ts'
export { readValue } from './read-value.ts'
export { serverNow, synchronizeClock } from './server-now.ts'
export { TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from './transport.ts'
export { useNow, useNowSelector } from './use-now.ts'
export { createUuid } from './uuid.ts'

export interface CallOptions {
  /** False: the call carries no bearer token. */
  token?: boolean
  /**
   * False: a failure shows no toast. An expired session still does, because it concerns more than this call. A function decides by the
   * error; hosts from before it show the toast.
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

interface Call extends CallOptions, UploadOptions {
  query?: object
  body?: unknown
  /** Milliseconds. */
  timeout?: number
  responseType?: 'blob'
}

/** The only call that fails in silence (docs/product/api.md#error-messages). */
const SILENT_PATH: PathOf<'POST'> = '/v1/video/study/report'

async function send(method: Method, path: string, call: Call, token: string | null): Promise<unknown> {
  const { query, body, signal, keepalive, repeat, idempotencyKey, responseType, timeout, onProgress } = call
  if (signal?.aborted) throw new ApiError('cancelled', '请求已取消')
  if ((method === 'POST' || method === 'PUT') && isDuplicate(path, repeat || idempotencyKey !== undefined)) {
    throw new ApiError('duplicate', '数据正在处理，请勿重复提交')
  }
  const url = config.apiBase + buildUrl(path, query)
  const isChange = method !== 'GET' && call.changes !== false
  if (isChange) clearPrefetched()
  const sentAt = Date.now()
  const prefetched = method === 'GET' ? takePrefetched(url, call.token === false ? null : (token ?? '')) : null
  const response = await sendBy({
    method,
    url,
    data: body,
    headers: {
      ...requestHeaders(token),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      ...(body instanceof Blob && { 'Content-Type': body.type }),
    },
    signal,
    responseType,
    timeout,
    onUploadProgress: onProgress && (({ progress = 0 }) => onProgress(progress)),
    ...(prefetched ? { adapter: prefetchedTransport(prefetched) } : keepalive ? { adapter: keepaliveTransport } : {}),
  })
  synchronizeClock(sentAt, response.headers as AxiosHeaders)
  // A response that was prefetched meanwhile may be older than the write.
  if (isChange) clearPrefetched()
  const answer = await unwrap(response)
  return responseType === 'blob' ? answer : readAnswer(`${method} ${path}`, answer)
}

const learnerNow = (): string | undefined => useAuth.getState().user?.user_id

/** Shows the error, and signs out when the session is over (docs/product/api.md#session-expiry-codes). */
function reportError(error: ApiError, path: string, call: Call, token: string | null, learner: string | undefined): void {
  const showsToast = typeof call.toast === 'function' ? call.toast(error) : call.toast !== false
  if (error.kind === 'expired') {
    // The token may have been replaced meanwhile, here or in another tab. Then the answer is not about the present session.
    auth.synchronize()
    if (token !== auth.token()) return
    // The end of a session closes its toasts.
    auth.signOut('expired')
    if (token || showsToast) toast.error(error.message)
  } else if (error.kind !== 'cancelled' && showsToast && path !== SILENT_PATH) {
    // What a learner has started concerns nobody after them.
    if (learner === undefined || learner === learnerNow()) toast.error(error.message)
  }
}

async function request(method: Method, path: string, call: Call): Promise<unknown> {
  const token = call.token === false ? null : auth.token()
  const learner = learnerNow()
  try {
    return await send(method, path, call, token)
  } catch (cause) {
    const error = toApiError(cause)
    reportError(error, path, call, token, learner)
    throw error
  }
}

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
    request(method, path, { ...options, body }) as Promise<DataOf<M, P>>

/**
 * The calls of the contract, by method and path. Each resolves to the `data` of the envelope. On failure it shows the toast of
 * docs/product/api.md#error-messages, unless the call opts out, and rejects with an ApiError. A path or a field that is not in the
 * contract does not compile.
 */
export const api = {
  get: <P extends PathOf<'GET'>>(path: P, options: GetOptions<P> = {}): Promise<DataOf<'GET', P>> =>
    request('GET', path, options as Call) as Promise<DataOf<'GET', P>>,
  post: withBody('POST'),
  put: withBody('PUT'),
  /** A DELETE has a body too. */
  delete: withBody('DELETE'),
  /**
   * Sends a file. It has two minutes, and passes the duplicate guard: a learner chooses several files at once
   * (docs/product/forms.md#pictures). An upload makes no prefetched response stale.
   */
  upload: <P extends UploadPath>(path: P, file: Blob, options: UploadOptions = {}): Promise<DataOf<'POST', P>> =>
    request('POST', path, { ...options, body: file, repeat: true, changes: false, timeout: UPLOAD_TIMEOUT_MS }) as Promise<DataOf<'POST', P>>,
  /** Resolves to a binary answer. */
  blob: <P extends PathOf<'GET'>>(path: P, options: GetOptions<P> = {}): Promise<Blob> =>
    request('GET', path, { ...(options as Call), responseType: 'blob' }) as Promise<Blob>,
}
