import type { Choice } from './choice-row.tsx'

/** A value that a list can be narrowed to, and its name. */
export type NamedValue<Value> = readonly [value: Value, name: string]

/** The one of these values that a parameter of the address has; undefined: none of them. */
export function readChoice<Value>(params: URLSearchParams, parameter: string, values: readonly NamedValue<Value>[]): Value | undefined {
  return values.find(([value]) => String(value) === params.get(parameter))?.[0]
}

/**
 * The choices of a `ChoiceRow`, one for each value.
 * @param current The value of the address.
 * @param hrefOf The address of the list with a value.
 */
export const choicesOf = <Value>(values: readonly NamedValue<Value>[], current: Value, hrefOf: (value: Value) => string): Choice[] =>
  values.map(([value, name]) => ({ key: String(value), name, href: hrefOf(value), current: value === current }))

/** The page number of an address, from 1. Anything invalid is page 1: an old or hand-made link still shows a list. */
export function readPage(params: URLSearchParams): number {
  const page = params.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

type Values = Record<string, string | number | undefined>

interface ListAddress<Choices> {
  path: string
  /** Parameters beside the choices, as a category or a keyword. Empty ones are left out. */
  own?: Values
  /** Filters, sort and page of this address. */
  choices: Choices
  /** The parameters of these choices; the page is there anyway. Leave defaults out, so that one list has one address. */
  queryOf: (choices: Choices) => Values
}

/** Addresses of a list with other choices. Any change but the page starts at page 1, which is the address without a page. */
export function listHrefs<Choices extends { page: number }>({ path, own, choices, queryOf }: ListAddress<Choices>) {
  return (change: Partial<Choices>): string => {
    const to = { ...choices, page: 1, ...change }
    const { page: _, ...values }: Values = { ...own, ...queryOf(to) }
    const params: [string, Values[string]][] = [...Object.entries(values), ['page', to.page > 1 ? to.page : undefined]]
    const given = params.filter(([, value]) => value !== undefined && value !== '')
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
    return query ? `${path}?${query}` : path
  }
}

/** Addresses of the pages of a list that has no other choices. */
export const pageHrefs = (path: string) => {
  const hrefOf = listHrefs({ path, choices: { page: 1 }, queryOf: () => ({}) })
  return (page: number): string => hrefOf({ page })
}
