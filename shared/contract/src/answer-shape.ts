/**
 * How a value of an answer is read (docs/product/answers.md). The build makes shapes from the schemas of the contract (`answerShapes`), so
 * that a browser reads answers without a schema.
 *
 * - `id`: digits. `token`: a text that is never empty. `text`: any other text.
 * - `count`: a number from 0 on. `fen`: money. `moment`: 10-digit seconds, or 0. `number`: any number.
 * - `flag`: true or false. `any`: read by the page.
 * - `[shape]`: a list. `['one', …]`: one of these values. `['null', shape]`: null, or the shape. `['union', …]`: one of these shapes.
 * - `['tuple', …]`: a list with one shape for each place. `['map', shape]`: an object with any keys.
 * - an object: its fields. `!` at the end of a name: essential. `?`: optional.
 */
export type Shape =
  | 'id'
  | 'token'
  | 'text'
  | 'count'
  | 'fen'
  | 'moment'
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
