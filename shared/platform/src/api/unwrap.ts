import { AxiosError, type AxiosResponse, isAxiosError, isCancel } from 'axios'
import { errorCode, successCode } from '@xhkt/contract/constants'
import { ApiError } from './api-error.ts'

/** docs/product/api.md#session-expiry-codes */
const EXPIRED: readonly number[] = [errorCode.sessionMissing, errorCode.sessionExpired, errorCode.sessionEnded]
/** Code of the error of a call that the duplicate guard has refused. */
export const DUPLICATE = 'ERR_DUPLICATE'
const UNKNOWN = '系统未知错误，请反馈给管理员'
const SESSION_OVER = '登录状态已过期，请重新登录！'

interface Envelope {
  code?: unknown
  message?: unknown
  data?: unknown
}

const isEnvelope = (body: unknown): body is Envelope => typeof body === 'object' && body !== null && !Array.isArray(body)

/** Parses JSON in a blob: the refusal of a download. */
async function readBody(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob) || !data.type.includes('json')) return data
  try {
    return JSON.parse(await data.text()) as unknown
  } catch {
    return null
  }
}

/**
 * The `data` of a response (docs/product/api.md#response-envelope). A missing `code` counts as success. A binary response is returned as
 * it is.
 * @throws ApiError for an expired session, an HTTP error and a refusal; an empty message becomes the default one.
 */
export async function unwrap({ data, status }: AxiosResponse<unknown>): Promise<unknown> {
  const body = await readBody(data)
  const ok = status >= 200 && status < 300
  if (ok && (body instanceof Blob || body instanceof ArrayBuffer)) return body
  const envelope = isEnvelope(body) ? body : null
  const code = envelope ? Number(envelope.code ?? successCode) : 0
  if (EXPIRED.includes(code)) throw new ApiError('expired', SESSION_OVER, { code, status })
  if (!ok) throw new ApiError('transport', `系统接口${status}异常`, { code: code === successCode ? 0 : code, status })
  if (envelope && code === successCode) return envelope.data
  const message = typeof envelope?.message === 'string' && envelope.message ? envelope.message : UNKNOWN
  throw new ApiError('business', message, { code, status, data: envelope?.data })
}

/** Converts the error of a call to an ApiError with its message (docs/product/api.md#error-messages). */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const message = error instanceof Error ? error.message : ''
  // The browser aborts requests when the learner leaves the page.
  if (isCancel(error) || (isAxiosError(error) && error.code === AxiosError.ECONNABORTED && message === 'Request aborted')) return new ApiError('cancelled', '请求已取消')
  if (isAxiosError(error) && error.code === DUPLICATE) return new ApiError('duplicate', message)
  if (message === 'Network Error') return new ApiError('transport', '网络异常')
  if (message.includes('timeout')) return new ApiError('transport', '系统接口请求超时')
  return new ApiError('transport', UNKNOWN)
}
