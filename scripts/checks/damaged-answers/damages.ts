/** Ways in which a back end breaks an answer. `missing` removes the field. */
export const damages = ['null', 'missing', 'other type', 'unknown state', 'negative', 'huge', 'empty text', 'long text'] as const
export type Damage = (typeof damages)[number]

export type JsonPath = readonly (string | number)[]

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The paths of all values in an answer. Of a list only the first item is included, because all items are read in the same way. */
export function pathsIn(value: unknown, path: JsonPath = []): JsonPath[] {
  const inner: JsonPath[] = Array.isArray(value)
    ? value.slice(0, 1).flatMap((item) => pathsIn(item, [...path, 0]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...path, key]))
      : []
  return [path, ...inner]
}

function damaged(value: unknown, damage: Damage): unknown {
  switch (damage) {
    case 'null':
      return null
    case 'missing':
      return undefined
    case 'other type':
      return typeof value === 'string' ? { a: 1 } : typeof value === 'object' ? 'text' : ['text']
    case 'unknown state':
      return typeof value === 'number' ? 99 : 'brand-new'
    case 'negative':
      return typeof value === 'string' ? '-7' : -7
    case 'huge':
      return typeof value === 'string' ? '9'.repeat(40) : 1e21
    case 'empty text':
      return ''
    case 'long text':
      return '长'.repeat(5000)
  }
}

/** A copy of the answer with one value damaged. */
export function withDamage(answer: unknown, [key, ...rest]: JsonPath, damage: Damage): unknown {
  if (key === undefined) return damaged(answer, damage)
  const copy = Array.isArray(answer) ? [...(answer as unknown[])] : { ...(answer as Record<string, unknown>) }
  const inner = withDamage((answer as Record<string | number, unknown>)[key], rest, damage)
  if (inner === undefined && !Array.isArray(copy)) Reflect.deleteProperty(copy, key)
  else Object.assign(copy, { [key]: inner })
  return copy
}
