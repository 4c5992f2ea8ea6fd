import { commonFields } from '@xhkt/contract/subjects/common-fields'
import type { Endpoint } from '@xhkt/contract/subjects/schema'
import type { Annotation, NamedValue } from './annotations.ts'

/** A schema of OpenAPI 3.1, as far as the contract uses it. */
export interface JsonSchema {
  $ref?: string
  type?: string
  format?: string
  description?: string
  enum?: (string | number)[]
  'x-enum-varnames'?: string[]
  'x-enum-descriptions'?: string[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  additionalProperties?: JsonSchema
  examples?: unknown[]
  minimum?: number
  minItems?: number
  maxItems?: number
  minLength?: number
  pattern?: string
  [keyword: string]: unknown
}

/** A schema as TypeBox creates it. */
interface Source {
  type?: string
  const?: string | number
  anyOf?: Source[]
  items?: Source | Source[]
  properties?: Record<string, Source>
  patternProperties?: Record<string, Source>
  required?: string[]
  'x-essential'?: string
  [keyword: string]: unknown
}

const isConstant = ({ const: value }: Source): boolean => value !== undefined

/** Joins texts. Each gets a full stop, so that two comments read as two sentences. */
const sentences = (...texts: (string | undefined)[]): string =>
  texts
    .filter((text) => text !== undefined && text !== '')
    .map((text = '') => (/[.!?。)]$/.test(text) ? text : `${text}.`))
    .join(' ')

function parsed(example: string): unknown {
  try {
    return JSON.parse(example) as unknown
  } catch {
    return example
  }
}

/** The value of an example: `1001` is a string in a field of type string, and a number elsewhere. */
const exampleFor = (text: string, { type }: JsonSchema): unknown => (type === 'string' ? text.replace(/^"(.*)"$/, '$1') : parsed(text))

/** `0 cancelled (by the learner, or unpaid for 30 minutes), 1 awaitingPayment`. */
function valuesText(values: readonly NamedValue[]): string {
  return values.map(({ name, value, comment }) => `${value} ${name}${comment ? ` (${comment.replace(/\.$/, '')})` : ''}`).join(', ')
}

/** Turns schemas of the contract into schemas of OpenAPI. A named schema is written once and referenced elsewhere. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {}
  /** Fields without a description. */
  readonly undescribed: string[] = []

  /** Adds a schema under a name. The longest description wins, because not every use of the schema carries its comment. */
  named(name: string, { description = '', ...schema }: JsonSchema): JsonSchema {
    const { description: known = '', ...before }: JsonSchema = this.schemas[name] ?? schema
    if (JSON.stringify(before) !== JSON.stringify(schema)) throw new Error(`Two schemas of the contract are called ${name}`)
    const longest = known.length > description.length ? known : description
    this.schemas[name] = { ...(longest && { description: longest }), ...schema }
    return { $ref: `#/components/schemas/${name}` }
  }

  /** Whether a value fits a schema. Fields of one name can have different types, so an example of the name may not fit. */
  private fits(value: unknown, schema: JsonSchema): boolean {
    const { type, enum: values, anyOf, $ref } = schema
    if ($ref) return this.fits(value, this.schemas[$ref.replace('#/components/schemas/', '')] ?? {})
    if (anyOf) return anyOf.some((option) => this.fits(value, option))
    if (values) return values.includes(value as string | number)
    if (type === 'array') return Array.isArray(value)
    if (type === 'null') return value === null
    if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
    return type === (typeof value === 'number' ? (type === 'number' ? 'number' : 'integer') : typeof value)
  }

  /** The schema of a body or an answer. A schema without a name in the contract gets `name`. */
  root(schema: Endpoint['data'], annotation: Annotation, name: string): JsonSchema {
    return this.schema(schema, { ...annotation, name: annotation.name ?? name }, name)
  }

  /** The schema of a field or a parameter, with description and example. */
  field(name: string, source: unknown, annotation: Annotation, at: string): JsonSchema {
    const schema = this.schema(source as Source, annotation, `${at}.${name}`)
    const common = commonFields[name]
    const own = annotation.comment || (common?.comment ?? '')
    const isNamed = schema.$ref !== undefined && Boolean(annotation.about)
    if (!own && !isNamed) this.undescribed.push(`${at}.${name}`)
    const reason = (source as Source)['x-essential']
    const description = sentences(own, schema.description, reason && `Essential: ${reason}`)
    const examples = [annotation.example, common?.example, annotation.typicalExample].filter((text) => text !== undefined)
    const [example] = examples.map((text) => exampleFor(text, schema)).filter((value) => this.fits(value, schema))
    return {
      ...(description && { description }),
      ...schema,
      ...(description && { description }),
      ...(reason && { 'x-essential': reason }),
      ...(example !== undefined && { examples: [example] }),
    }
  }

  private schema(source: Source, annotation: Annotation, at: string): JsonSchema {
    const { name } = annotation
    const isShape = source.properties ?? (source.anyOf && !source.anyOf.some(({ type }) => type === 'null'))
    if (!name || !isShape || !/^[A-Z]/.test(name)) return this.inline(source, annotation, at)
    const description = sentences(annotation.about)
    const inline = this.inline(source, annotation, name)
    const words = sentences(description, inline.description)
    return this.named(name, { ...inline, ...(words && { description: words }) })
  }

  private inline(source: Source, annotation: Annotation, at: string): JsonSchema {
    const { type, anyOf, const: value, items, properties, patternProperties, required, additionalItems: _, 'x-essential': __, ...rest } = source
    if (anyOf) return this.union(anyOf, annotation, { at, rest })
    if (value !== undefined) return { type: typeof value === 'number' ? 'integer' : 'string', enum: [value], ...rest }
    if (properties) return { type: 'object', ...this.members(source, annotation, at), ...rest }
    if (patternProperties) return { type: 'object', additionalProperties: this.schema(Object.values(patternProperties)[0] ?? {}, annotation.item ?? {}, `${at}.*`) }
    if (Array.isArray(items)) {
      const prefixItems = items.map((item, index) => this.schema(item, annotation.parts?.[index] ?? {}, `${at}[${index}]`))
      return { type: 'array', prefixItems, ...rest }
    }
    if (items) return { type: 'array', items: this.schema(items, annotation.item ?? {}, `${at}[]`), ...rest }
    const { about, typicalExample: example } = annotation
    const description = sentences(about)
    const examples = example === undefined ? [] : [exampleFor(example, { type })]
    return { ...(type !== undefined && { type }), ...rest, ...(description && { description }), ...(examples.length > 0 && { examples }) }
  }

  private members({ properties = {}, required }: Source, { fields = {} }: Annotation, at: string): JsonSchema {
    const written = Object.entries(properties).map(([name, field]) => [name, this.field(name, field, fields[name] ?? {}, at)] as const)
    return { properties: Object.fromEntries(written), ...(required && required.length > 0 && { required }) }
  }

  private union(anyOf: Source[], { parts, values }: Annotation, { at, rest }: { at: string; rest: object }): JsonSchema {
    if (anyOf.length > 1 && anyOf.every(isConstant)) {
      const numbers = anyOf.map((option) => option.const ?? '')
      const named = numbers.flatMap((number) => values?.find(({ value }) => value === number) ?? [])
      return {
        type: typeof numbers[0] === 'number' ? 'integer' : 'string',
        enum: numbers,
        ...rest,
        ...(values && {
          'x-enum-varnames': named.map(({ name }) => name),
          'x-enum-descriptions': named.map(({ name, comment }) => comment || name),
          description: `${valuesText(named)}.`,
        }),
      }
    }
    const schemas = anyOf.map((option, index) => this.schema(option, parts?.[index] ?? {}, at))
    const [only] = schemas
    return schemas.length === 1 && only ? { ...only, ...rest } : { anyOf: schemas, ...rest }
  }
}
