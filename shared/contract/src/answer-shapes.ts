import type { AnswerShapes, Shape } from './answer-shape.ts'
import { type Endpoint, Fen, Id } from './schema.ts'

/** The parts of JSON Schema that answers use. */
interface Schema {
  type?: string
  const?: string | number
  anyOf?: Schema[]
  items?: Schema | Schema[]
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  required?: string[]
  pattern?: string
  minLength?: number
  minimum?: number
  maximum?: number
  /** Why a page cannot do without the field (docs/product/answers.md#essential-fields). */
  essential?: string
}

function textShape({ pattern, minLength = 0 }: Schema): Shape {
  if (pattern === Id.pattern) return 'id'
  const canBeEmpty = minLength === 0 && (pattern === undefined || new RegExp(pattern).test(''))
  return canBeEmpty ? 'text' : 'token'
}

function numberShape({ minimum = 0, maximum }: Schema): Shape {
  if (minimum < 0) return 'number'
  return maximum === Fen.maximum ? 'amount' : 'count'
}

function unionShape(options: readonly Schema[]): Shape {
  const values = options.filter(({ type }) => type !== 'null')
  const [first] = values
  if (!first) return 'any'
  if (values.length < options.length) return ['null', unionShape(values)]
  if (values.length === 1) return shapeOf(first)
  const constants = values.flatMap((value) => value.const ?? [])
  if (constants.length === values.length) return ['one', ...constants]
  // An id or a word, or an id or nothing.
  if (values.every(({ type }) => type === 'string')) return values.some((value) => value.const === '') ? 'text' : 'token'
  return ['union', ...values.map(shapeOf)]
}

function objectShape({ properties = {}, patternProperties, required = [] }: Schema): Shape {
  const [anyField] = Object.values(patternProperties ?? {})
  if (anyField) return ['map', shapeOf(anyField)]
  const mark = (field: string, schema: Schema): string => {
    if (schema.essential) return `${field}!`
    return required.includes(field) ? field : `${field}?`
  }
  return Object.fromEntries(Object.entries(properties).map(([field, schema]) => [mark(field, schema), shapeOf(schema)]))
}

/** The shape of a schema of the contract. */
export function shapeOf(schema: Schema): Shape {
  if (schema.anyOf) return unionShape(schema.anyOf)
  if (schema.const !== undefined) return ['one', schema.const]
  switch (schema.type) {
    case 'string':
      return textShape(schema)
    case 'integer':
    case 'number':
      return numberShape(schema)
    case 'boolean':
      return 'flag'
    case 'array':
      return Array.isArray(schema.items) ? ['tuple', ...schema.items.map(shapeOf)] : [shapeOf(schema.items ?? {})]
    case 'object':
      return objectShape(schema)
    default:
      return 'any'
  }
}

/** The shapes of the answers of some calls. The build runs it: browsers get the shapes alone. */
export function answerShapes(endpoints: Readonly<Record<string, Endpoint>>): AnswerShapes {
  return Object.fromEntries(Object.entries(endpoints).map(([call, { data }]) => [call, shapeOf(data as Schema)]))
}
