import { errorFamily, familyOf } from '@xhkt/contract/constants'
import { ApiError } from '@xhkt/platform/api'

/** An id of the contract. Anything else in an address names no course and no category. */
export const isId = (text: string): boolean => /^\d{1,20}$/.test(text)

/** 404xxx: the server knows no such thing, so asking again would not help. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && familyOf(error.code) === errorFamily.notFound
