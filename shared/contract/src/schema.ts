import { type Static, type TSchema, Type as T } from '@sinclair/typebox'

/** An id: a string of digits. */
export const Id = T.String({ pattern: '^[0-9]{1,20}$' })
/** Money in fen. */
export const Fen = T.Integer({ minimum: 0 })
/** A moment in 10-digit seconds. */
export const Seconds = T.Integer({ minimum: 0 })
/** The lax form check of section 5: the exact message is the server's own. */
export const Phone = T.String({ pattern: '^1[0-9]{10}$' })
export const SmsCode = T.String({ pattern: '^[0-9]{6}$' })
export const Empty = T.Object({})

/** A page of a list: `page` counts from 1, `page_size` is 20 unless told, at most 50. */
export const PageQuery = {
  page: T.Optional(T.Integer({ minimum: 1 })),
  page_size: T.Optional(T.Integer({ minimum: 1, maximum: 50 })),
}

export const PageOf = <Item extends TSchema>(item: Item) =>
  T.Object({ list: T.Array(item), total: T.Integer(), page: T.Integer(), page_size: T.Integer() })

/** One call of the API. `session` says whether the call needs a bearer token. */
export interface Endpoint {
  summary: string
  session: 'none' | 'optional' | 'required'
  query?: TSchema
  body?: TSchema
  data: TSchema
}

export type { Static }
