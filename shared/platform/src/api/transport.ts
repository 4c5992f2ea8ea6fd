import type { AxiosAdapter, AxiosProgressEvent, AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { cleanValue } from '@xhkt/contract/clean-text'
import { AxiosError, AxiosHeaders, CanceledError, xhr } from './axios-parts.ts'

/** Milliseconds until a call fails (docs/product/api.md#requests). */
export const TIMEOUT_MS = 10_000

/** Milliseconds until an upload fails (docs/product/forms.md#pictures). */
export const UPLOAD_TIMEOUT_MS = 120_000

export interface TransportCall {
  method: string
  url: string
  /** A blob, or a value to send as JSON. */
  data?: unknown
  headers: Record<string, string>
  signal?: AbortSignal
  responseType?: 'blob'
  /** Milliseconds. */
  timeout?: number
  onUploadProgress?: (event: AxiosProgressEvent) => void
  adapter?: AxiosAdapter
}

function parsed(data: unknown): unknown {
  if (typeof data !== 'string' || !data) return data
  try {
    return JSON.parse(data) as unknown
  } catch {
    return data
  }
}

/**
 * Sends a call by one adapter of axios, with clean texts (docs/product/api.md#text), and parses an answer in JSON. `unwrap` checks the
 * HTTP status, so that every transport is treated the same. axios's own instance has interceptors, form data and other adapters too
 * (docs/decisions/079-axios-adapter-alone.md).
 */
export async function sendBy(options: TransportCall): Promise<AxiosResponse<unknown>> {
  const { adapter = xhr, data, headers, timeout = TIMEOUT_MS, ...call } = options
  const isJson = data !== undefined && !(data instanceof Blob)
  const contentType: Record<string, string> = isJson ? { 'Content-Type': 'application/json' } : {}
  const response = await adapter({
    ...call,
    timeout,
    data: isJson ? JSON.stringify(data, cleanValue) : data,
    headers: new AxiosHeaders({ Accept: 'application/json, text/plain, */*', ...contentType, ...headers }),
    validateStatus: null,
    withXSRFToken: false,
  })
  return { ...response, data: parsed(response.data) }
}

const toAxiosResponse = async (config: InternalAxiosRequestConfig, response: Response): Promise<AxiosResponse> => ({
  data: await (config.responseType === 'blob' ? response.blob() : response.text()),
  status: response.status,
  statusText: response.statusText,
  headers: new AxiosHeaders(),
  config,
})

/** Applies the timeout and the signal of a call to a promise that axios does not control. */
async function withTimeoutAndSignal<Value>(config: InternalAxiosRequestConfig, promise: Promise<Value>): Promise<Value> {
  let cleanUp: () => void = () => undefined
  const aborted = new Promise<never>((_, reject) => {
    const expire = () => reject(new AxiosError(`timeout of ${config.timeout}ms exceeded`, AxiosError.ETIMEDOUT, config))
    const cancel = () => reject(new CanceledError(undefined, config))
    const timer = setTimeout(expire, config.timeout)
    config.signal?.addEventListener?.('abort', cancel)
    cleanUp = () => {
      clearTimeout(timer)
      config.signal?.removeEventListener?.('abort', cancel)
    }
  })
  return Promise.race([promise, aborted]).finally(cleanUp)
}

/**
 * Answers a call with a prefetched response. If that failed, it sends the request with the rest of the timeout, so that the call
 * never takes longer than one without a prefetched response.
 */
export const prefetchedTransport = (prefetched: Promise<Response>): AxiosAdapter => async (config) => {
  const deadline = performance.now() + (config.timeout ?? TIMEOUT_MS)
  const succeeded = prefetched.then((response) => (response.ok ? toAxiosResponse(config, response) : null)).catch(() => null)
  const answer = await withTimeoutAndSignal(config, succeeded)
  return answer ?? xhr({ ...config, timeout: Math.max(1, Math.ceil(deadline - performance.now())) })
}

/** Sends a request that outlives its page, which XMLHttpRequest cannot. */
export const keepaliveTransport: AxiosAdapter = (config) => {
  const init: RequestInit = {
    method: config.method?.toUpperCase(),
    headers: config.headers.toJSON() as Record<string, string>,
    body: config.data as BodyInit | undefined,
    signal: config.signal as AbortSignal | undefined,
    keepalive: true,
  }
  const answer = fetch(config.url ?? '', init).then(
    (response) => toAxiosResponse(config, response),
    () => Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)),
  )
  return withTimeoutAndSignal(config, answer)
}
