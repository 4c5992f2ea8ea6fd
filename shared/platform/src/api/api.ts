import type { AxiosHeaders } from 'axios'
import { auth } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import type { BodyOf, DataOf, Method, PathOf, QueryOf } from '@xhkt/contract'
import { toast } from '@xhkt/platform/toast'
import { ApiError } from './api-error.ts'
import { buildUrl } from './build-url.ts'
import { maySubmit } from './duplicate-guard.ts'
import { dropEarly, takeEarly } from './early.ts'
import { requestHeaders } from './headers.ts'
import { hearTime } from './server-now.ts'
import { client, earlyTransport, keepaliveTransport } from './transport.ts'
import { toApiError, unwrap } from './unwrap.ts'

export { ApiError } from './api-error.ts'
export { buildUrl } from './build-url.ts'
export { deviceId } from './device-id.ts'
export { forgetSubmissions } from './duplicate-guard.ts'
export { dropEarly } from './early.ts'
export { requestHeaders } from './headers.ts'
export { hearTime, serverNow } from './server-now.ts'
export { TIMEOUT_MS } from './transport.ts'
export { useNow } from './use-now.ts'

export interface CallOptions {
  /** False: no bearer token. */
  token?: boolean
  /** False: no error toast. That a session is over is told all the same, as it concerns more than this call. */
  toast?: boolean
  /** True: the duplicate guard lets the call pass. */
  repeat?: boolean
  /** False: it writes, and no answer is another for it, so what was fetched ahead stays good. */
  changes?: boolean
  /** Cancels the call; it then rejects with kind `cancelled` and without a toast. */
  signal?: AbortSignal
  /** The request outlives the page. */
  keepalive?: boolean
}

interface Call extends CallOptions {
  query?: object
  body?: unknown
  responseType?: 'blob'
}

/** Section 8: the one call that fails in silence. */
const SILENT: PathOf<'POST'> = '/v1/video/study/report'

async function send(method: Method, path: string, call: Call, token: string | null): Promise<unknown> {
  const { query, body, signal, keepalive, repeat, responseType } = call
  if (signal?.aborted) throw new ApiError('cancelled', '请求已取消')
  if ((method === 'POST' || method === 'PUT') && !maySubmit(path, repeat)) {
    throw new ApiError('duplicate', '数据正在处理，请勿重复提交')
  }
  const url = config.apiBase + buildUrl(path, query)
  const isChange = method !== 'GET' && call.changes !== false
  if (isChange) dropEarly()
  const asked = Date.now()
  const early = method === 'GET' ? takeEarly(url, call.token === false ? null : (token ?? '')) : null
  const response = await client.request<unknown>({
    method,
    url,
    data: body,
    headers: requestHeaders(token),
    signal,
    responseType,
    ...(early ? { adapter: earlyTransport(early) } : keepalive ? { adapter: keepaliveTransport } : {}),
  })
  hearTime(asked, response.headers as AxiosHeaders)
  // What was asked for meanwhile may be from before the write.
  if (isChange) dropEarly()
  return unwrap(response)
}

/** Tells the learner, and ends the session that is over (section 8). */
function report(error: ApiError, path: string, call: Call, token: string | null): void {
  const wanted = call.toast !== false
  if (error.kind === 'expired') {
    // The answer to a token that has been replaced or dropped meanwhile, be it by another tab that refreshed at the same
    // time, says nothing about the present session.
    auth.follow()
    if (token !== auth.token()) return
    if (token || wanted) toast.error(error.message)
    auth.signOut('expired')
  } else if (error.kind !== 'cancelled' && wanted && path !== SILENT) toast.error(error.message)
}

async function request(method: Method, path: string, call: Call): Promise<unknown> {
  const token = call.token === false ? null : auth.token()
  try {
    return await send(method, path, call, token)
  } catch (cause) {
    const error = toApiError(cause)
    report(error, path, call, token)
    throw error
  }
}

type GetOptions<P extends PathOf<'GET'>> = CallOptions & { query?: QueryOf<'GET', P> }
type Body<M extends Method, P extends string> = [BodyOf<M, P>] extends [never] ? undefined : BodyOf<M, P>

const withBody =
  <M extends Method>(method: M) =>
  <P extends PathOf<M>>(path: P, body: Body<M, P>, options: CallOptions = {}): Promise<DataOf<M, P>> =>
    request(method, path, { ...options, body }) as Promise<DataOf<M, P>>

/**
 * The calls of the contract, by path. Each resolves to the `data` of the envelope and rejects with an ApiError, after the
 * toast of section 8 unless the call opts out. A path or a field that the contract does not have does not compile.
 */
export const api = {
  get: <P extends PathOf<'GET'>>(path: P, options: GetOptions<P> = {}): Promise<DataOf<'GET', P>> =>
    request('GET', path, options as Call) as Promise<DataOf<'GET', P>>,
  post: withBody('POST'),
  put: withBody('PUT'),
  /** Section 7 has a DELETE with a body. */
  delete: withBody('DELETE'),
  /** A binary answer, as it is. */
  blob: <P extends PathOf<'GET'>>(path: P, options: GetOptions<P> = {}): Promise<Blob> =>
    request('GET', path, { ...(options as Call), responseType: 'blob' }) as Promise<Blob>,
}
