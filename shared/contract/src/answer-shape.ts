/**
 * How a value of an answer is read (docs/product/answers.md). The build makes shapes from the schemas of the contract (`answerShapes`), so
 * that a browser reads answers without a schema.
 *
 * - `id`: digits. `token`: a text that is never empty. `text`: any other text.
 * - `count`: a number from 0 on. `amount`: the same, at most 9,999,999,999: money in fen, or 10-digit seconds. `number`: any number.
 * - `flag`: true or false. `any`: read by the page.
 * - `[shape]`: a list.
 * - `['one', …]`: one of these values. `['null', shape]`: null, or the shape. `['tuple', …]`: one shape for each place. `['map', shape]`: any
 *   keys. `['union', …]`: one of these shapes.
 * - an object: its fields. `!` at the end of a name: essential. `?`: optional.
 */
export type Shape =
  | 'id'
  | 'token'
  | 'text'
  | 'count'
  | 'amount'
  | 'number'
  | 'flag'
  | 'any'
  | readonly [Shape]
  | readonly ['one', ...(string | number)[]]
  | readonly ['null' | 'map', Shape]
  | readonly ['tuple' | 'union', ...Shape[]]
  | { readonly [field: string]: Shape }

/** Shapes by the method and path of their call, such as `GET /v1/home`. */
export type AnswerShapes = Readonly<Record<string, Shape>>
