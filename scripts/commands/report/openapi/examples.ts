import type { JsonSchema } from './components.ts'

type Schemas = Readonly<Record<string, JsonSchema>>

const nameOf = (ref: string): string => ref.replace('#/components/schemas/', '')

function textOf({ minLength = 0, format }: JsonSchema): string {
  if (format === 'binary') return ''
  return minLength > 0 ? 'x'.repeat(minLength) : ''
}

/** An example of a schema, made from the examples of its fields. */
export function exampleOf(schema: JsonSchema, schemas: Schemas): unknown {
  const [given] = schema.examples ?? []
  if (given !== undefined) return given
  if (schema.$ref) return exampleOf(schemas[nameOf(schema.$ref)] ?? {}, schemas)
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? []
  if (first) return exampleOf(first, schemas)
  if (schema.prefixItems) return schema.prefixItems.map((item) => exampleOf(item, schemas))
  switch (schema.type) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, exampleOf(field, schemas)] as const)
      return Object.fromEntries(entries)
    }
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => exampleOf(schema.items ?? {}, schemas))
    case 'integer':
    case 'number':
      return schema.minimum ?? 0
    case 'boolean':
      return false
    case 'null':
      return null
    default:
      return textOf(schema)
  }
}
