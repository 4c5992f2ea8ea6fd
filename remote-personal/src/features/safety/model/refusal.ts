import { ApiError } from '@xhkt/platform/api'

/** The `toast` option of a call whose refusals stand at a field. Other failures show a toast. */
export const toastUnlessRefused = ({ kind }: ApiError): boolean => kind !== 'business'

/** The refusal of the server. Throws every other error. */
export function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError && error.kind === 'business') return error
  throw error
}
