import type { TSchema } from '@sinclair/typebox'
import type { AnswerShapes, Shape } from './answer-shape.ts'
import { type Endpoint, Id, IdOrEmpty } from './schema.ts'

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
  'x-unit'?: 'fen' | 'moment'
  /** Why values that the contract does not name reach the page. */
  'x-open'?: string
  /** Why a page cannot do without the field (docs/product/answers.md#essential-fields). */
  'x-essential'?: string
  /** Why a flag that cannot be read is unknown, and not false. */
  'x-unknown'?: string
}

function textShape({ pattern, minLength = 0 }: Schema): Shape {
  if (pattern === Id.pattern) return 'id'
  if (pattern === IdOrEmpty.pattern) return 'idOrEmpty'
  const canBeEmpty = minLength === 0 && (pattern === undefined || new RegExp(pattern).test(''))
  return canBeEmpty ? 'text' : 'token'
}

function numberShape({ minimum = 0, 'x-unit': unit }: Schema): Shape {
  return minimum < 0 ? 'number' : (unit ?? 'count')
}

function unionShape(options: readonly Schema[]): Shape {
  const values = options.filter(({ type }) => type !== 'null')
  const [first] = values
  if (!first) return 'any'
  if (values.length < options.length) return ['null', unionShape(values)]
  if (values.length === 1) return shapeOfJson(first)
  const constants = values.flatMap((value) => value.const ?? [])
  if (constants.length === values.length) return ['one', ...constants]
  // Patterns of an id or a word, which are never empty, and of an id or nothing.
  if (values.every(({ type }) => type === 'string')) return values.some((value) => value.const === '') ? 'text' : 'token'
  return ['union', ...values.map(shapeOfJson)]
}

function objectShape({ properties = {}, patternProperties, required = [] }: Schema): Shape {
  const [anyField] = Object.values(patternProperties ?? {})
  if (anyField) return ['map', shapeOfJson(anyField)]
  const mark = (field: string, schema: Schema): string => {
    if (schema['x-essential']) return `${field}!`
    return required.includes(field) ? field : `${field}?`
  }
  return Object.fromEntries(Object.entries(properties).map(([field, schema]) => [mark(field, schema), shapeOfJson(schema)]))
}

function shapeOfJson(schema: Schema): Shape {
  if (schema.anyOf) return schema['x-open'] ? 'token' : unionShape(schema.anyOf)
  if (schema.const !== undefined) return ['one', schema.const]
  switch (schema.type) {
    case 'string':
      return textShape(schema)
    case 'integer':
    case 'number':
      return numberShape(schema)
    case 'boolean':
      return schema['x-unknown'] ? ['one', false, true] : 'flag'
    case 'array':
      return Array.isArray(schema.items) ? ['tuple', ...schema.items.map(shapeOfJson)] : [shapeOfJson(schema.items ?? {})]
    case 'object':
      return objectShape(schema)
    default:
      return 'any'
  }
}

/** The shape of a schema of the contract. */
export const shapeOf = (schema: TSchema): Shape => shapeOfJson(schema as Schema)

/** The shapes of the answers of calls. Runs in the build, so that browsers get only the shapes. */
export function answerShapes(endpoints: Readonly<Record<string, Endpoint>>): AnswerShapes {
  const shapes = Object.entries(endpoints).flatMap(([call, { data, refusalData = {} }]): [string, Shape][] => [
    [call, shapeOf(data)],
    ...Object.entries(refusalData).map(([code, carried]): [string, Shape] => [`${call} ${code}`, shapeOf(carried)]),
  ])
  return Object.fromEntries(shapes)
}
