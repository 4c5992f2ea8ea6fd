import axios, { AxiosError, type AxiosHeaders, type AxiosRequestConfig, type AxiosResponse, CanceledError, type InternalAxiosRequestConfig } from 'axios'
import { cleanValue } from '@xhkt/contract/clean-text'
import { auth, useAuth } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import { toast } from '@xhkt/platform/toast'
import type { ApiError } from './api-error.ts'
import { queryText } from './build-url.ts'
import { isDuplicate } from './duplicate-guard.ts'
import { requestHeaders } from './headers.ts'
import { clearPrefetched, takePrefetched } from './prefetched.ts'
import { prefetchedAdapter } from './prefetched-adapter.ts'
import { readAnswer, readRefusal } from './read-answer.ts'
import { synchronizeClock } from './server-now.ts'
import { DUPLICATE, toApiError, unwrap } from './unwrap.ts'

/** Milliseconds until a call fails (docs/product/api.md#requests). */
export const TIMEOUT_MS = 10_000

/** Milliseconds until an upload fails (docs/product/forms.md#pictures). */
export const UPLOAD_TIMEOUT_MS = 120_000

/** Who has made a call, and when. */
interface Sender {
  token: string | null
  learner: string | undefined
  /** By `Date.now()`. */
  at: number
}

// The options of a call that axios does not have. `CallOptions` documents each.
declare module 'axios' {
  interface AxiosRequestConfig<D, P> {
    token?: boolean
    toast?: boolean | ((error: ApiError) => boolean)
    repeat?: boolean
    changes?: boolean
    /** Set by the interceptor. */
    sender?: Sender
  }
}

/** The only call that fails in silence (docs/product/api.md#error-messages). */
const SILENT_PATH = '/v1/video/study/report'

const learnerNow = (): string | undefined => useAuth.getState().user?.user_id

/** The one axios instance. `api` has its calls, by the paths of the contract. */
export const client = axios.create({
  baseURL: config.apiBase,
  timeout: TIMEOUT_MS,
  // The session is a bearer token.
  withXSRFToken: false,
  paramsSerializer: { serialize: queryText },
  transformRequest: (data: unknown, headers) => {
    if (data === undefined) return data
    headers.setContentType(data instanceof Blob ? data.type : 'application/json')
    return data instanceof Blob ? data : JSON.stringify(data, cleanValue)
  },
})

const isWrite = ({ method, changes }: AxiosRequestConfig): boolean => method !== 'get' && changes !== false

/** Adds the headers and the token, and takes a prefetched response over. */
function prepare(call: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const token = call.token === false ? null : auth.token()
  call.sender = { token, learner: learnerNow(), at: Date.now() }
  call.headers.set(requestHeaders(token))
  if (isWrite(call)) clearPrefetched()
  const prefetched = call.method === 'get' ? takePrefetched(client.getUri(call), call.token === false ? null : (token ?? '')) : null
  if (prefetched) call.adapter = prefetchedAdapter(prefetched)
  return call
}

/** Refuses a call that is cancelled already, or that the learner has sent a moment ago. */
function refuseDuplicates(call: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  if (call.signal?.aborted) throw new CanceledError(undefined, call)
  const mayRepeat = call.repeat || call.headers.has('Idempotency-Key')
  if ((call.method === 'post' || call.method === 'put') && isDuplicate(call.url ?? '', mayRepeat)) {
    throw new AxiosError('数据正在处理，请勿重复提交', DUPLICATE, call)
  }
  return call
}

/** Takes the envelope off a response, and reads what is in it. */
async function readEnvelope(response: AxiosResponse<unknown>): Promise<AxiosResponse<unknown>> {
  const call = response.config
  if (call.sender) synchronizeClock(call.sender.at, response.headers as AxiosHeaders)
  // A response that was prefetched meanwhile may be older than the write.
  if (isWrite(call)) clearPrefetched()
  const name = `${call.method?.toUpperCase()} ${call.url}`
  const data = await unwrap(response).catch((error: unknown) => {
    throw readRefusal(name, error)
  })
  return { ...response, data: call.responseType === 'blob' ? data : readAnswer(name, data) }
}

/** Shows the error, and signs out when the session is over (docs/product/api.md#session-expiry-codes). */
function reportError(error: ApiError, { sender, toast: shows, url }: AxiosRequestConfig): void {
  const showsToast = typeof shows === 'function' ? shows(error) : shows !== false
  if (error.kind === 'expired') {
    // The token may have been replaced meanwhile, here or in another tab. Then the answer is not about the present session.
    auth.synchronize()
    if (sender?.token !== auth.token()) return
    // The end of a session closes its toasts.
    auth.signOut('expired')
    if (sender.token || showsToast) toast.error(error.message)
  } else if (error.kind !== 'cancelled' && showsToast && url !== SILENT_PATH) {
    // Only the learner who has made the call sees its error, not one who has logged in since.
    if (sender?.learner === undefined || sender.learner === learnerNow()) toast.error(error.message)
  }
}

/** Reports the error by `reportError`, and throws it as an ApiError. */
function reject(cause: unknown, call: AxiosRequestConfig = {}): never {
  const error = toApiError(cause)
  reportError(error, call)
  throw error
}

// Synchronous: a page that is left sends its last calls at once. axios runs the last request interceptor first.
client.interceptors.request.use(prepare, null, { synchronous: true })
client.interceptors.request.use(refuseDuplicates, null, { synchronous: true })
client.interceptors.response.use(
  (response) => readEnvelope(response).catch((cause: unknown) => reject(cause, response.config)),
  (error: AxiosError) => {
    const answered = error.response ? readEnvelope(error.response) : Promise.reject(error)
    return answered.catch((cause: unknown) => reject(cause, error.config))
  },
)
