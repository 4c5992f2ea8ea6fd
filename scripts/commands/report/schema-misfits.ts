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
  /** Where the value stands, as `data.list[].title`. */
  at?: string
  /** Does a field that is not in the schema matter? It does in a request: nobody reads it. */
  isExact: boolean
}

/** Each value of a closed set is one. */
function alternatives(schema: Schema): Schema[] {
  if (schema.anyOf) return schema.anyOf.flatMap(alternatives)
  return schema.enum && schema.enum.length > 1 ? schema.enum.map((value) => ({ ...schema, enum: [value] })) : [schema]
}
const fitsType = (type: string, wanted: string): boolean => type === wanted || (type === 'integer' && wanted === 'number')

function memberMisfits(value: Schema, wanted: Schema, { at = '', isExact }: Options): string[] {
  const place = (name: string): string => (at ? `${at}.${name}` : name)
  const [given = {}, known = {}] = [value.properties, wanted.properties]
  const absent = (wanted.required ?? []).filter((name) => !value.required?.includes(name)).map((name) => `${place(name)} may be absent`)
  const unknown = isExact ? Object.keys(given).filter((name) => !known[name]).map((name) => `${place(name)} is unknown`) : []
  const others = Object.entries(given).flatMap(([name, schema]) => {
    const other = known[name]
    return other ? misfits(schema, other, { at: place(name), isExact }) : []
  })
  return [...absent, ...unknown, ...others]
}

function plainMisfits(value: Schema, wanted: Schema, options: Options): string[] {
  const place = options.at || 'it'
  if (wanted.type === undefined) return []
  if (value.type === undefined) return [`${place} may be anything`]
  // Values decide, however their type is written.
  const isClosed = value.enum !== undefined && wanted.enum !== undefined
  if (!isClosed && !fitsType(value.type, wanted.type)) return [`${place} may be of type ${value.type}`]
  if (wanted.enum && !value.enum) return [`${place} may be any ${value.type}`]
  const unknown = wanted.enum ? (value.enum ?? []).filter((one) => !wanted.enum?.includes(one)) : []
  if (unknown.length > 0) return unknown.map((one) => `${place} may be ${JSON.stringify(one)}`)
  if (value.items && wanted.items) return misfits(value.items, wanted.items, { ...options, at: `${options.at ?? ''}[]` })
  return memberMisfits(value, wanted, options)
}

/**
 * Why a value of the one schema may be none of the other; empty where every one is. Patterns and limits are not compared: they are looser
 * or tighter by turns, and a call that breaks them is refused with a message.
 */
export function misfits(value: Schema, wanted: Schema, options: Options): string[] {
  return alternatives(value).flatMap((one) => {
    const reasons = alternatives(wanted).map((other) => plainMisfits(one, other, options))
    // The nearest alternative says it best.
    return reasons.reduce((best, other) => (other.length < best.length ? other : best))
  })
}
