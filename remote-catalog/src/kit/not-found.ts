import { ApiError } from '@xhkt/platform/api'

/** An id of the contract. Anything else in an address names no course and no category. */
export const isId = (text: string): boolean => /^\d{1,20}$/.test(text)

/** 404xxx: a retry would not help. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && Math.floor(error.code / 1000) === 404
