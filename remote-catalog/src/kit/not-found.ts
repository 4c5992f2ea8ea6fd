import { ApiError } from '@xhkt/platform/api'

/** An id as the contract knows it; anything else in an address cannot name a course or a category. */
export const isId = (text: string): boolean => /^\d{1,20}$/.test(text)

/** 404xxx: the server knows no such thing, so asking again would not help. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && Math.floor(error.code / 1000) === 404
