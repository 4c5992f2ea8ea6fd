import { type Static, type TEnum, type TSchema, type TUnsafe, Type as T } from '@sinclair/typebox'
import type { unknownState, unknownTextState } from './unknown-state.ts'

/** A text of digits. @example 1001 */
export const Id = T.String({ pattern: '^[0-9]{1,20}$' })
/** A text of digits, or an empty one. */
export const IdOrEmpty = T.String({ pattern: '^([0-9]{1,20})?$' })
const tenDigits = 9_999_999_999
/** Money in fen: 19900 is ¥199. @example 19900 */
export const Fen = T.Integer({ minimum: 0, maximum: tenDigits, 'x-unit': 'fen' })
/** Seconds since 1970, with ten digits, or 0. @example 1795824000 */
export const Seconds = T.Integer({ minimum: 0, maximum: tenDigits, 'x-unit': 'moment' })
/** A day in Beijing. @example 2026-11-28 */
export const Day = T.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' })
/** Eleven digits, without a country code (docs/product/forms.md#phone). @example 13800000001 */
export const Phone = T.String({ pattern: '^1[0-9]{10}$' })
/** The code of an SMS. @example 123456 */
export const SmsCode = T.String({ pattern: '^[0-9]{6}$' })
/** An empty object. */
export const Empty = T.Object({})

/** The query for a page of a list: `page` counts from 1, `page_size` is 20 by default (docs/product/api.md#contract-conventions). */
export const PageQuery = {
  page: T.Optional(T.Integer({ minimum: 1, maximum: 1_000_000 })),
  page_size: T.Optional(T.Integer({ minimum: 1, maximum: 50 })),
}

export const PageOf = <Item extends TSchema>(item: Item) =>
  T.Object({
    list: T.Array(item),
    total: T.Integer({ minimum: 0 }),
    /** The `page` of the query. @example 1 */
    page: T.Integer({ minimum: 1 }),
    /** The `page_size` of the query, even on a shorter last page. @example 20 */
    page_size: T.Integer({ minimum: 1 }),
  })

/** One of the numbers of a module of constants, in numeric order. */
export const NumberOf = <Names extends Record<string, number>>(
  names: Names,
  options?: { 'x-essential': string },
): TEnum<{ [Name in keyof Names]: Names[Name] }> =>
  T.Enum(Object.fromEntries(Object.entries(names).sort(([, a], [, b]) => a - b)) as Names, options)

/** A `NumberOf` in an answer. A page has `unknownState` instead of a value that its release does not know. */
export const StateOf = <Names extends Record<string, number>>(names: Names): TUnsafe<Names[keyof Names] | typeof unknownState> =>
  T.Unsafe(NumberOf(names))

/** One of the given texts in an answer. A page has `unknownTextState` instead of a text that its release does not know. */
export const TextStateOf = <Text extends string>(...texts: Text[]): TUnsafe<Text | typeof unknownTextState> =>
  T.Unsafe(T.Union(texts.map((text) => T.Literal(text))))

/**
 * A flag of an answer. A page has `unknownTextState` instead of a flag that it cannot read.
 * @param reason - why false would be a guess that offers too much
 */
export const FlagState = (reason: string): TUnsafe<boolean | typeof unknownTextState> => T.Unsafe(T.Boolean({ 'x-unknown': reason }))

/** A call of the API. `session` says whether it needs a bearer token. */
export interface Endpoint {
  summary: string
  session: 'none' | 'optional' | 'required'
  query?: TSchema
  body?: TSchema
  /** Whether the body is a file instead of JSON (docs/product/forms.md#pictures). */
  upload?: true
  /** Whether the answer is a file instead of an envelope. A refusal is an envelope in any case. */
  download?: true
  data: TSchema
  /** Codes of the call's own refusals, beside those for input and session (docs/product/api.md#refusals). */
  refusals?: readonly number[]
  /** The `data` of refusals, by code. The `data` of other refusals is empty. */
  refusalData?: Readonly<Record<number, TSchema>>
  /** Whether the call has an `Idempotency-Key` and passes the duplicate guard (docs/product/api.md#idempotency-keys). */
  idempotencyKey?: true
}

/** The contract's own keywords, which JSON Schema lacks and a validator ignores. */
export const schemaExtensions = ['x-unit', 'x-essential', 'x-open', 'x-unknown']

export type { Static }
