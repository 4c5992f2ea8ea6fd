import { type TSchema, Type as T } from '@sinclair/typebox'
import type { Envelope } from '@xhkt/contract'

const successCode = 200001

export function success<Data>(data: Data): Required<Envelope<Data>> {
  return { code: successCode, message: '成功', data }
}

export function refusal(code: number, message: string): Required<Envelope<Record<string, never>>> {
  return { code, message, data: {} }
}

const Refusal = T.Object(
  { code: T.Integer({ minimum: 400000, maximum: 599999 }), message: T.String({ minLength: 1 }), data: T.Object({}) },
  { description: 'A refusal: 400xxx input, 401xxx session, 403xxx not allowed, 404xxx not found, 409xxx conflict, 429xxx too often' },
)

/** What the wire carries for `data`: the business decides by `code`, the HTTP status stays 200. */
export function enveloped(data: TSchema): TSchema {
  return T.Union([T.Object({ code: T.Literal(successCode), message: T.String(), data }), Refusal])
}
