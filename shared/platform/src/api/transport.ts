import axios, { type AxiosAdapter, AxiosError, type AxiosResponse, CanceledError, type InternalAxiosRequestConfig } from 'axios'

/** Milliseconds until a call fails (docs/product/api.md#requests). */
export const TIMEOUT_MS = 10_000

/** Milliseconds until an upload fails (docs/product/forms.md#pictures). */
export const UPLOAD_TIMEOUT_MS = 120_000

/** The axios instance of all areas. `unwrap` checks the HTTP status, so that every transport is treated the same. */
export const client = axios.create({ timeout: TIMEOUT_MS, adapter: 'xhr', validateStatus: null, withXSRFToken: false })

const toAxiosResponse = async (config: InternalAxiosRequestConfig, response: Response): Promise<AxiosResponse> => ({
  data: await (config.responseType === 'blob' ? response.blob() : response.text()),
  status: response.status,
  statusText: response.statusText,
  headers: {},
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
  return answer ?? axios.getAdapter('xhr')({ ...config, timeout: Math.max(1, Math.ceil(deadline - performance.now())) })
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
