import type { ApiError } from '@xhkt/shared/api'

/** An id from the address; null for anything that the contract would refuse. */
export function idFrom(params: URLSearchParams, name: 'course_id' | 'order_no'): string | null {
  const value = params.get(name) ?? ''
  return /^[0-9]{1,20}$/.test(value) ? value : null
}

/** The server knows nothing under the id that was asked for (404xxx, 400xxx): asking again would not help. */
export const isUnknown = (error: ApiError | null): boolean =>
  error?.kind === 'business' && [400, 404].includes(Math.floor(error.code / 1000))
