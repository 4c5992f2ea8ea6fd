import { ApiError } from '@xhkt/platform/api'

/** Whether a call has failed without an answer of the site: the network is gone, or it took too long. */
export const isWithoutAnswer = (error: unknown): boolean => error instanceof ApiError && error.kind === 'transport' && error.status === 0
