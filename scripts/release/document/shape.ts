/** Says what is wrong with a value, as `areas.player.release is missing`; null if nothing is. `at` is the path of the value. */
export type Shape = (value: unknown, at: string) => string | null

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function mistake(what: string, value: unknown, at: string): string {
  if (value === undefined) return `${at} is missing`
  const shown = JSON.stringify(value)
  return `${at || 'it'} has to be ${what}, and is ${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown}`
}

/** `what` names a correct value, for the message `… has to be a text`. */
const check =
  (what: string, fits: (value: unknown) => boolean): Shape =>
  (value, at) =>
    fits(value) ? null : mistake(what, value, at)

const firstOf = (problems: (string | null)[]): string | null => problems.find((problem) => problem !== null) ?? null

const below = (at: string, name: string | number): string => (at ? `${at}.${name}` : String(name))

export const text = check('a text', (value) => typeof value === 'string')
export const count = check('a whole number', (value) => Number.isSafeInteger(value) && (value as number) >= 0)
export const number = check('a number', (value) => Number.isFinite(value))
export const time = check('a time', (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)))
export const truth = check('true or false', (value) => typeof value === 'boolean')
export const anything: Shape = () => null

export const textOf = (what: string, fits: (value: string) => boolean): Shape => check(what, (value) => typeof value === 'string' && fits(value))

export const oneOf = (...values: readonly unknown[]): Shape => check(`one of ${values.join(', ')}`, (value) => values.includes(value))

export const orNull =
  (shape: Shape): Shape =>
  (value, at) =>
    value === null ? null : shape(value, at)

/** A field that may be left out. */
export const optional =
  (shape: Shape): Shape =>
  (value, at) =>
    value === undefined ? null : shape(value, at)

export const listOf =
  (item: Shape): Shape =>
  (value, at) =>
    Array.isArray(value) ? firstOf(value.map((one, index) => item(one, below(at, index)))) : mistake('a list', value, at)

/** An object whose names are data, such as the files of a release. */
export const recordOf =
  (item: Shape, name: Shape = text): Shape =>
  (value, at) => {
    if (!isObject(value)) return mistake('an object', value, at)
    return firstOf(Object.entries(value).map(([key, one]) => name(key, below(at, 'name')) ?? item(one, below(at, key))))
  }

/** An object with these fields. Other fields pass: a newer checkout may have written them. */
export const objectOf =
  <Value>(fields: Record<keyof Value & string, Shape>): Shape =>
  (value, at) => {
    if (!isObject(value)) return mistake('an object', value, at)
    return firstOf(Object.entries<Shape>(fields).map(([name, shape]) => shape(value[name], below(at, name))))
  }

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

/** An object whose fields have the same kinds as those of the example. Each field may be missing. */
export const likeShape =
  (example: Record<string, unknown>): Shape =>
  (value, at) => {
    if (!isObject(value)) return mistake('an object', value, at)
    const fields = Object.entries(example).filter(([name]) => value[name] !== undefined)
    return firstOf(fields.map(([name, one]) => (kindOf(value[name]) === kindOf(one) ? null : mistake(`of the kind ${kindOf(one)}`, value[name], below(at, name)))))
  }
