import { ApiError } from '@xhkt/platform/api'

/** The refusal of the server. Throws every other error. */
export function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError && error.kind === 'business') return error
  throw error
}
