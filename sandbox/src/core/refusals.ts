import type { TSchema } from '@sinclair/typebox'
import { errorCode } from '@xhkt/contract/constants'
import type { endpoints } from '@xhkt/contract/endpoints'
import { apiErrors } from './api-error.ts'
import { inputCodes } from './error-handler.ts'

interface Described {
  session: 'none' | 'optional' | 'required'
  query?: TSchema
  body?: TSchema
  idempotencyKey?: true
  refusals?: readonly number[]
}

const sessionCodes = [errorCode.sessionMissing, errorCode.sessionExpired, errorCode.sessionEnded]

/** Every code with which the API refuses a call, in numeric order: of its session, its input and its state. */
export function refusalsOf({ session, query, body, idempotencyKey, refusals = [] }: Described): number[] {
  const codes = [
    ...(session === 'required' ? sessionCodes : []),
    ...inputCodes(query, body),
    ...(idempotencyKey ? [apiErrors.invalidParameter('').code, apiErrors.idempotencyKeyReused().code] : []),
    ...refusals,
  ]
  return [...new Set(codes)].sort((one, other) => one - other)
}

/** A name for a call, such as `postOrderPaymentCancel`. */
export function operationId(key: keyof typeof endpoints): string {
  const [method = '', path = ''] = key.split(' ')
  const words = path.replace(/^\/v1\//, '').split(/[/-]/)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
