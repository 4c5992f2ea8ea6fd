import axios, { AxiosError, AxiosHeaders, type AxiosAdapter, type AxiosResponse, CanceledError, type InternalAxiosRequestConfig } from 'axios'

const toAxiosResponse = async (config: InternalAxiosRequestConfig, response: Response): Promise<AxiosResponse> => ({
  data: await (config.responseType === 'blob' ? response.blob() : response.text()),
  status: response.status,
  statusText: response.statusText,
  // The clock is synchronized when the response arrives (`prefetched.ts`). Its time says nothing about now.
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
export const prefetchedAdapter = (prefetched: Promise<Response>): AxiosAdapter => async (config) => {
  const { timeout = 0 } = config
  const deadline = performance.now() + timeout
  const succeeded = prefetched.then((response) => (response.ok ? toAxiosResponse(config, response) : null)).catch(() => null)
  const answer = await withTimeoutAndSignal(config, succeeded)
  return answer ?? axios.getAdapter('xhr')({ ...config, timeout: Math.max(1, Math.ceil(deadline - performance.now())) })
}
