/** The part of JSON Schema that the contract uses. */
export interface Schema {
  type?: string
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

interface Options {
  /** The path of the value, such as `data.list[].title`. */
  at?: string
  /** Whether an unknown field is a misfit. In a request it is: the server would not read the field. */
  isExact: boolean
}

/** The alternatives of a schema: each member of a union, and each value of a closed set. */
function alternatives(schema: Schema): Schema[] {
  if (schema.anyOf) return schema.anyOf.flatMap(alternatives)
  return schema.enum && schema.enum.length > 1 ? schema.enum.map((value) => ({ ...schema, enum: [value] })) : [schema]
}
const fitsType = (type: string, wanted: string): boolean => type === wanted || (type === 'integer' && wanted === 'number')

function memberMisfits(value: Schema, wanted: Schema, { at = '', isExact }: Options): string[] {
  const pathOf = (name: string): string => (at ? `${at}.${name}` : name)
  const [given = {}, known = {}] = [value.properties, wanted.properties]
  const absent = (wanted.required ?? []).filter((name) => !value.required?.includes(name)).map((name) => `${pathOf(name)} may be absent`)
  const unknown = isExact ? Object.keys(given).filter((name) => !known[name]).map((name) => `${pathOf(name)} is unknown`) : []
  const others = Object.entries(given).flatMap(([name, schema]) => {
    const other = known[name]
    return other ? misfits(schema, other, { at: pathOf(name), isExact }) : []
  })
  return [...absent, ...unknown, ...others]
}

function plainMisfits(value: Schema, wanted: Schema, options: Options): string[] {
  const subject = options.at || 'the value'
  if (wanted.type === undefined) return []
  if (value.type === undefined) return [`${subject} may be anything`]
  // Two closed sets are compared by their values, because one may name a type and the other not.
  const isClosed = value.enum !== undefined && wanted.enum !== undefined
  if (!isClosed && !fitsType(value.type, wanted.type)) return [`${subject} may be of type ${value.type}`]
  if (wanted.enum && !value.enum) return [`${subject} may be any ${value.type}`]
  const unknown = wanted.enum ? (value.enum ?? []).filter((one) => !wanted.enum?.includes(one)) : []
  if (unknown.length > 0) return unknown.map((one) => `${subject} may be ${JSON.stringify(one)}`)
  if (value.items && wanted.items) return misfits(value.items, wanted.items, { ...options, at: `${options.at ?? ''}[]` })
  return memberMisfits(value, wanted, options)
}

/**
 * The reasons why a value of one schema may not fit the other; empty if each value fits. Patterns and limits are not compared: they
 * may become stricter, as a call that violates them is refused with a message.
 */
export function misfits(value: Schema, wanted: Schema, options: Options): string[] {
  return alternatives(value).flatMap((one) => {
    const reasons = alternatives(wanted).map((other) => plainMisfits(one, other, options))
    // Reports the reasons of the nearest alternative.
    return reasons.reduce((best, other) => (other.length < best.length ? other : best))
  })
}
