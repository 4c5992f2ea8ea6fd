import type { TSchema } from '@sinclair/typebox'

/**
 * A query or a body with the fields of its schema alone. Nobody has checked any other field, so no handler may meet one: spread into a row
 * or into the text of a statement, it would reach the database.
 */
export function knownFields(schema: TSchema | undefined, input: unknown): unknown {
  const properties = schema?.properties as Record<string, TSchema> | undefined
  if (!properties || typeof input !== 'object' || input === null) return input
  return Object.fromEntries(Object.entries(input).filter(([name]) => Object.hasOwn(properties, name)))
}
