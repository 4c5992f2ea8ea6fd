import { type TSchema, Type as T } from '@sinclair/typebox'
import type { Envelope } from '@xhkt/contract'
import { successCode } from '@xhkt/contract/constants'

export function success<Data>(data: Data): Required<Envelope<Data>> {
  return { code: successCode, message: '成功', data }
}

export function errorEnvelope(code: number, message: string, data: object = {}): Required<Envelope<object>> {
  return { code, message, data }
}

const ErrorEnvelope = T.Object(
  { code: T.Integer({ minimum: 400000, maximum: 599999 }), message: T.String({ minLength: 1 }), data: T.Object({}) },
  { description: 'An error: 400xxx input, 401xxx session, 403xxx not allowed, 404xxx not found, 409xxx conflict, 429xxx too many requests' },
)

/**
 * The schema of a response with this `data`, and of the refusals that carry some. `code` says success or error; the HTTP status
 * stays 200.
 */
export function envelopeSchema(data: TSchema, refusalData: Readonly<Record<number, TSchema>> = {}): TSchema {
  const refusals = Object.entries(refusalData).map(([code, carried]) =>
    T.Object({ code: T.Integer({ minimum: Number(code), maximum: Number(code) }), message: T.String({ minLength: 1 }), data: carried }),
  )
  return T.Union([T.Object({ code: T.Literal(successCode), message: T.String(), data }), ...refusals, ErrorEnvelope])
}
