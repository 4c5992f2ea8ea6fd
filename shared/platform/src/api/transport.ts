import axios, { type AxiosAdapter, AxiosError, type AxiosResponse, CanceledError, type InternalAxiosRequestConfig } from 'axios'

/** Section 9, in milliseconds. */
export const TIMEOUT_MS = 10_000

/** The one axios instance of all areas. Status codes are judged by `unwrap`, so that every transport is judged alike. */
export const client = axios.create({ timeout: TIMEOUT_MS, adapter: 'xhr', validateStatus: null, withXSRFToken: false })

const wrap = async (config: InternalAxiosRequestConfig, response: Response): Promise<AxiosResponse> => ({
  data: await (config.responseType === 'blob' ? response.blob() : response.text()),
  status: response.status,
  statusText: response.statusText,
  headers: {},
  config,
})

/** Holds a promise that axios does not drive to the call's time-out and signal. */
async function withinLimits<Value>(config: InternalAxiosRequestConfig, promise: Promise<Value>): Promise<Value> {
  let stop: () => void = () => undefined
  const limits = new Promise<never>((_, reject) => {
    const late = () => reject(new AxiosError(`timeout of ${config.timeout}ms exceeded`, AxiosError.ETIMEDOUT, config))
    const cancel = () => reject(new CanceledError(undefined, config))
    const timer = setTimeout(late, config.timeout)
    config.signal?.addEventListener?.('abort', cancel)
    stop = () => {
      clearTimeout(timer)
      config.signal?.removeEventListener?.('abort', cancel)
    }
  })
  return Promise.race([promise, limits]).finally(stop)
}

/**
 * Answers from what was asked for ahead; a failure of that is no answer, so the request is made after all. It has the time that is left
 * then: whoever takes an answer over waits no longer than for one of their own.
 */
export const earlyTransport = (early: Promise<Response>): AxiosAdapter => async (config) => {
  const until = performance.now() + (config.timeout ?? TIMEOUT_MS)
  const good = early.then((response) => (response.ok ? wrap(config, response) : null)).catch(() => null)
  const answer = await withinLimits(config, good)
  return answer ?? axios.getAdapter('xhr')({ ...config, timeout: Math.max(1, Math.ceil(until - performance.now())) })
}

/** A request that outlives its page; XMLHttpRequest cannot. */
export const keepaliveTransport: AxiosAdapter = (config) => {
  const init: RequestInit = {
    method: config.method?.toUpperCase(),
    headers: config.headers.toJSON() as Record<string, string>,
    body: config.data as BodyInit | undefined,
    signal: config.signal as AbortSignal | undefined,
    keepalive: true,
  }
  const answer = fetch(config.url ?? '', init).then(
    (response) => wrap(config, response),
    () => Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)),
  )
  return withinLimits(config, answer)
}
