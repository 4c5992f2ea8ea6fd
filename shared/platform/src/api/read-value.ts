import type { Shape, ValueOf } from '@xhkt/contract/answer-shape'
import { unknownState, unknownTextState } from '@xhkt/contract/unknown-state'

/** Where a value breaks its shape. */
export interface Fault {
  /** Such as `groups[].offer.price`; empty: the value itself. */
  field: string
  expected: string
  /** The type of the value, never the value, which may be personal data. */
  received: string
}

/** A value that cannot be read. What contains it goes too: the item of a list, a value that may be null, or the whole answer. */
const unreadable = Symbol('unreadable')

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)
/** The formats of the texts of a shape. */
const textForms = new Map<Shape, RegExp>([
  ['id', /^\d{1,20}$/],
  ['idOrEmpty', /^\d{0,20}$/],
  ['token', /./s],
  ['text', /^/],
])
const tenDigits = 9_999_999_999

function nameOf(shape: Shape): string {
  if (typeof shape === 'string') return shape
  return Array.isArray(shape) ? shape.slice(0, -1).join() || 'list' : 'object'
}

const numberOf = (value: unknown): number => (typeof value === 'number' || (typeof value === 'string' && /^-?[\d.]+$/.test(value)) ? Number(value) : NaN)

function flagOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  const number = numberOf(value)
  return number === 0 || number === 1 ? number === 1 : undefined
}

function isInRange(shape: Shape, number: number): boolean {
  if (shape === 'number') return Number.isFinite(number)
  if (shape === 'moment') return number === 0 || (number >= 1e9 && number <= tenDigits)
  return number >= 0 && number <= (shape === 'fen' ? tenDigits : Number.MAX_SAFE_INTEGER)
}

class Reader {
  readonly faults: Fault[] = []
  /** A strict reader converts nothing, and what has a fault is unreadable. */
  readonly #isStrict: boolean

  constructor(isStrict: boolean) {
    this.#isStrict = isStrict
  }

  /** Records a fault. A tolerant reader goes on with `instead`. */
  private fault<Value>(shape: Shape, value: unknown, field: string, instead: Value): Value | typeof unreadable {
    this.faults.push({ field, expected: nameOf(shape), received: typeOf(value) })
    return this.#isStrict ? unreadable : instead
  }

  private simple(shape: Extract<Shape, string>, value: unknown, field: string): unknown {
    if (shape === 'any') return value
    const form = textForms.get(shape)
    const type = form ? 'string' : shape === 'flag' ? 'boolean' : 'number'
    if (this.#isStrict && typeof value !== type) return this.fault(shape, value, field, unreadable)
    if (shape === 'flag') return flagOf(value) ?? this.fault(shape, value, field, false)
    if (form) {
      const text = typeof value === 'number' ? String(value) : (value ?? '')
      if (typeof text === 'string' && form.test(text)) return text
      return this.fault(shape, value, field, form.test('') ? '' : unreadable)
    }
    const number = numberOf(value)
    return isInRange(shape, number) ? number : this.fault(shape, value, field, NaN)
  }

  private list(item: Shape, value: unknown, field: string): unknown {
    if (!Array.isArray(value)) return value == null && !this.#isStrict ? [] : this.fault([item], value, field, [])
    return value.map((one) => this.read(item, one, `${field}[]`)).filter((one) => one !== unreadable && !Number.isNaN(one))
  }

  private object(shape: Readonly<Record<string, Shape>>, value: unknown, field: string): unknown {
    // A call that answers nothing may say so by null.
    if (value == null && Object.keys(shape).every((name) => name.endsWith('?'))) return {}
    if (!isObject(value)) return this.fault(shape, value, field, unreadable)
    // Fields of an answer that the shape does not have stay.
    const result: Record<string, unknown> = this.#isStrict ? {} : { ...value }
    for (const [name, inner] of Object.entries(shape)) {
      const [, key = '', mark] = /^(.*?)([?!]?)$/.exec(name) ?? []
      const before = this.faults.length
      const isAbsent = mark === '?' && value[key] == null && !(value[key] === null && inner[0] === 'null')
      const read = isAbsent ? undefined : this.read(inner, value[key], field ? `${field}.${key}` : key)
      if (read === unreadable ? mark !== '?' : mark === '!' && this.faults.length > before) return unreadable
      if (read === undefined || read === unreadable) Reflect.deleteProperty(result, key)
      else result[key] = read
    }
    return result
  }

  private one(shape: Shape, known: readonly unknown[], value: unknown, field: string): unknown {
    const type = typeof known[0]
    const isNumber = type === 'number'
    const read = this.#isStrict ? value : isNumber ? numberOf(value) : type === 'boolean' ? flagOf(value) : value
    return known.includes(read) ? read : this.fault(shape, value, field, isNumber ? unknownState : unknownTextState)
  }

  private tuple(shape: Shape, items: readonly Shape[], value: unknown, field: string): unknown {
    if (!Array.isArray(value) || value.length !== items.length) return this.fault(shape, value, field, unreadable)
    const read = value.map((item: unknown, at) => this.read(items[at] ?? 'any', item, `${field}[]`))
    return read.includes(unreadable) ? unreadable : read
  }

  private map(shape: Shape, item: Shape, value: unknown, field: string): unknown {
    if (!isObject(value)) return this.fault(shape, value, field, unreadable)
    const read = Object.entries(value).map(([key, one]) => [key, this.read(item, one, `${field}[]`)] as const)
    return Object.fromEntries(read.filter(([, one]) => one !== unreadable))
  }

  /** The first shape without a fault, or the one with the fewest. */
  private union(shapes: readonly Shape[], value: unknown, field: string): unknown {
    const attempts = shapes.map((shape) => {
      const reader = new Reader(this.#isStrict)
      return { read: reader.read(shape, value, field), faults: reader.faults }
    })
    const [best] = attempts.sort((a, b) => a.faults.length - b.faults.length)
    this.faults.push(...(best?.faults ?? []))
    return best?.read
  }

  read(shape: Shape, value: unknown, field = ''): unknown {
    if (typeof shape === 'string') return this.simple(shape, value, field)
    if (!Array.isArray(shape)) return this.object(shape as Readonly<Record<string, Shape>>, value, field)
    const [mark, ...rest] = shape as readonly [string, ...Shape[]]
    const [inner] = rest
    if (inner === undefined) return this.list(mark as Shape, value, field)
    if (mark === 'one') return this.one(shape as Shape, rest, value, field)
    if (mark === 'tuple') return this.tuple(shape as Shape, rest, value, field)
    if (mark === 'union') return this.union(rest, value, field)
    if (mark === 'map') return this.map(shape as Shape, inner, value, field)
    const read = value === null || (value === undefined && !this.#isStrict) ? null : this.read(inner, value, field)
    return read === unreadable && !this.#isStrict ? null : read
  }
}

function read(shape: Shape, value: unknown, isStrict: boolean): { value: unknown; faults: Fault[] } {
  const reader = new Reader(isStrict)
  const found = reader.read(shape, value)
  return { value: found === unreadable ? undefined : found, faults: reader.faults }
}

/**
 * Reads a value of another program by its shape (docs/product/answers.md): a value is converted if that loses nothing, and
 * unknown if it would be a guess. The result is undefined if an essential field is missing.
 * @returns Unknown numbers are NaN, unknown states `unknownState` or `unknownTextState`.
 */
export const readValue = (shape: Shape, value: unknown): ReturnType<typeof read> => read(shape, value, false)

/** Whether a value has the shape as it is, in all its parts. */
export const hasShape = (shape: Shape, value: unknown): boolean => read(shape, value, true).faults.length === 0

/**
 * Reads a value that this app wrote: into a storage or the history, or in another tab (docs/product/answers.md#stored-values). Another
 * release may have written it, and anybody can edit it. A damaged item of a list, a damaged optional field and an unknown field are left
 * out.
 * @returns Null if anything else is damaged.
 */
export const readStrictly = <const S extends Shape>(shape: S, value: unknown): ValueOf<S> | null =>
  (read(shape, value, true).value ?? null) as ValueOf<S> | null
