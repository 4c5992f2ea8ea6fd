/**
 * A shape, by which a value from outside is read (docs/product/answers.md). The build makes the shapes of answers from the schemas of the
 * contract (`answerShapes`), so that a browser reads answers without a schema.
 *
 * - `id`: digits. `idOrEmpty`: digits, or nothing. `token`: a text that is never empty. `text`: any other text.
 * - `count`: a number from 0 on. `fen`: money. `moment`: 10-digit seconds, or 0. `number`: any number.
 * - `flag`: true or false. `any`: read by the page.
 * - `[shape]`: a list. `['one', …]`: one of these values. `['null', shape]`: null, or the shape. `['union', …]`: one of these shapes.
 * - `['tuple', …]`: a list with one shape for each place. `['map', shape]`: an object with any keys.
 * - an object: its fields. `!` at the end of a name: essential. `?`: optional.
 */
export type Shape =
  | 'id'
  | 'idOrEmpty'
  | 'token'
  | 'text'
  | 'count'
  | 'fen'
  | 'moment'
  | 'number'
  | 'flag'
  | 'any'
  | readonly [Shape]
  | readonly ['one', ...(string | number | boolean)[]]
  | readonly ['null' | 'map', Shape]
  | readonly ['tuple' | 'union', ...Shape[]]
  | { readonly [field: string]: Shape }

/** Shapes by method and path, such as `GET /v1/home`. The data of a refusal has the code in its key: `POST /v1/order 409015`. */
export type AnswerShapes = Readonly<Record<string, Shape>>

type RequiredName<Name> = Name extends `${string}?` ? never : Name extends `${infer Bare}!` ? Bare : Name
type OptionalName<Name> = Name extends `${infer Bare}?` ? Bare : never

/** The type of a value with a shape. */
export type ValueOf<S> = S extends 'id' | 'idOrEmpty' | 'token' | 'text'
  ? string
  : S extends 'count' | 'fen' | 'moment' | 'number'
    ? number
    : S extends 'flag'
      ? boolean
      : S extends 'any'
        ? unknown
        : S extends readonly ['one', ...infer Values]
          ? Values[number]
          : S extends readonly ['null', infer Inner]
            ? ValueOf<Inner> | null
            : S extends readonly ['map', infer Inner]
              ? Record<string, ValueOf<Inner>>
              : S extends readonly ['tuple', ...infer Items]
                ? { -readonly [Place in keyof Items]: ValueOf<Items[Place]> }
                : S extends readonly ['union', ...infer Options]
                  ? ValueOf<Options[number]>
                  : S extends readonly [infer Item]
                    ? readonly ValueOf<Item>[]
                    : { -readonly [Name in keyof S as RequiredName<Name>]: ValueOf<S[Name]> } & {
                        -readonly [Name in keyof S as OptionalName<Name>]?: ValueOf<S[Name]>
                      }
