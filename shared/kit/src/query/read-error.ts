import { errorFamily, familyOf } from '@xhkt/contract/constants'
import { ApiError } from '@xhkt/platform/api'
import { OfflineError } from './offline-error.ts'

const offline = new OfflineError()

/** Why a query shows no answer: its error, or an `OfflineError` while it waits for the network. Null while it loads. */
export const readError = ({ error, isPaused }: { error: Error | null; isPaused: boolean }): Error | null =>
  error ?? (isPaused ? offline : null)

const notFoundFamilies: readonly number[] = [errorFamily.badInput, errorFamily.notFound]

/** 404xxx or 400xxx: the server knows no such id, so a retry would not help. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'business' && notFoundFamilies.includes(familyOf(error.code))
